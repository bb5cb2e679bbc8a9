//! Makes the sounds of the board out of plain tones: knocks of wood, a ring, a short tune. Silent
//! until the person has touched the page, as browsers ask for, and where there is no sound at all.

use std::cell::RefCell;

use leptos::ev;
use leptos::prelude::*;
use leptos::task::spawn_local;
use rookery_app::board::sound::Sound;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;
use web_sys::{AudioContext, AudioContextState, OscillatorType};

thread_local! {
    static SPEAKER: RefCell<Speaker> = RefCell::default();
}

#[derive(Default)]
struct Speaker {
    is_allowed: bool,
    /// Whether the person has clicked, tapped or typed.
    is_touched: bool,
    context: Option<AudioContext>,
}

impl Speaker {
    fn touch(&mut self) {
        self.is_touched = true;
        if self.is_allowed && self.context.is_none() {
            self.context = AudioContext::new().ok();
        }
    }
}

/// A tone that begins loud, slides from one pitch to another and dies away.
struct Tone {
    /// Seconds from now.
    at: f64,
    seconds: f64,
    /// Hertz, first and last.
    pitch: (f32, f32),
    volume: f32,
    shape: OscillatorType,
}

/// Listens for the first touch.
pub fn begin() {
    // The first tone would come late if the browser had to open its audio for it.
    let touched = || SPEAKER.with_borrow_mut(Speaker::touch);
    // They last as long as the page.
    let _pointer = window_event_listener(ev::pointerdown, move |_| touched());
    let _key = window_event_listener(ev::keydown, move |_| touched());
}

/// Whether the person wants to hear anything.
pub fn allow(is_allowed: bool) {
    SPEAKER.with_borrow_mut(|speaker| speaker.is_allowed = is_allowed);
}

/// Plays a sound, if it may be heard.
pub fn play(sound: Sound) {
    SPEAKER.with_borrow_mut(|speaker| {
        if !speaker.is_allowed || !speaker.is_touched {
            return;
        }
        if speaker.context.is_none() {
            speaker.context = AudioContext::new().ok();
        }
        if let Some(context) = &speaker.context {
            wake(context);
            // A board without sound is still a board.
            for tone in tones(sound) {
                ring(context, &tone).unwrap_or_default();
            }
        }
    });
}

fn tones(sound: Sound) -> Vec<Tone> {
    match sound {
        Sound::Move => knock(0.0, 1.0).into(),
        Sound::Capture => knock(0.0, 0.9)
            .into_iter()
            .chain(knock(0.075, 1.25))
            .collect(),
        Sound::Check => knock(0.0, 1.0)
            .into_iter()
            .chain([bell(0.05, 659.3), bell(0.05, 988.9)])
            .collect(),
        Sound::End => vec![bell(0.15, 392.0), bell(0.29, 523.3), bell(0.43, 659.3)],
        Sound::Illegal => vec![Tone {
            at: 0.0,
            seconds: 0.07,
            pitch: (130.0, 85.0),
            volume: 0.3,
            shape: OscillatorType::Sine,
        }],
    }
}

/// Wood on wood: a low body, and a bright tap that is gone at once.
fn knock(at: f64, weight: f32) -> [Tone; 2] {
    [
        Tone {
            at,
            seconds: 0.09,
            pitch: (250.0 / weight, 115.0 / weight),
            volume: 0.4 * weight,
            shape: OscillatorType::Sine,
        },
        Tone {
            at,
            seconds: 0.025,
            pitch: (1300.0, 700.0),
            volume: 0.12,
            shape: OscillatorType::Triangle,
        },
    ]
}

fn bell(at: f64, pitch: f32) -> Tone {
    Tone {
        at,
        seconds: 0.3,
        pitch: (pitch, pitch),
        volume: 0.12,
        shape: OscillatorType::Sine,
    }
}

/// A browser may let it sleep, and breaks its promise if the page goes before it has woken.
fn wake(context: &AudioContext) {
    if context.state() != AudioContextState::Suspended {
        return;
    }
    if let Ok(waking) = context.resume() {
        spawn_local(async move {
            JsFuture::from(waking).await.unwrap_or_default();
        });
    }
}

fn ring(context: &AudioContext, tone: &Tone) -> Result<(), JsValue> {
    // As good as silent; the curves cannot reach nothing.
    const SILENT: f32 = 0.001;
    // A tone that began at full volume would crackle.
    const RISE: f64 = 0.004;
    let (voice, gain) = (context.create_oscillator()?, context.create_gain()?);
    let start = context.current_time() + tone.at;
    let end = start + tone.seconds;
    let (pitch, volume) = (voice.frequency(), gain.gain());
    voice.set_type(tone.shape);
    pitch.set_value_at_time(tone.pitch.0, start)?;
    pitch.exponential_ramp_to_value_at_time(tone.pitch.1, end)?;
    volume.set_value_at_time(SILENT, start)?;
    volume.exponential_ramp_to_value_at_time(tone.volume, start + RISE)?;
    volume.exponential_ramp_to_value_at_time(SILENT, end)?;
    voice.connect_with_audio_node(&gain)?;
    gain.connect_with_audio_node(&context.destination())?;
    voice.start_with_when(start)?;
    voice.stop_with_when(end)
}
