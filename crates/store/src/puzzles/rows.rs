//! Statements that insert many rows, in few shapes, so that each is prepared once.

/// `INSERT INTO … VALUES ($1, $2), ($3, $4) …`, with something after it.
pub(super) fn insertion(table: &str, columns: &[&str], rows: usize, after: &str) -> String {
    let width = columns.len();
    let mut sql = format!("INSERT INTO {table} ({}) VALUES ", columns.join(", "));
    for row in 0..rows {
        sql.push_str(if row == 0 { "(" } else { ", (" });
        for column in 0..width {
            let comma = if column == 0 { "" } else { ", " };
            sql.push_str(&format!("{comma}${}", row * width + column + 1));
        }
        sql.push(')');
    }
    sql.push(' ');
    sql.push_str(after);
    sql
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_row_has_its_own_parameters() {
        let sql = insertion("t", &["a", "b"], 2, "ON CONFLICT DO NOTHING");
        let expected = "INSERT INTO t (a, b) VALUES ($1, $2), ($3, $4) ON CONFLICT DO NOTHING";
        assert_eq!(sql, expected);
    }
}
