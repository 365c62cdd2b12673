/** A row of a CSV, and the line on which it begins. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** The rows of a CSV (RFC 4180). What stands open at the end is closed there. */
export function readCsv(text: string, rowsMax: number): readonly CsvRow[] {
  const rows: CsvRow[] = [];
  let [cells, cell, isQuoted]: [string[], string, boolean] = [[], '', false];
  let [line, began] = [1, 1];
  const endCell = () => {
    cells.push(cell);
    cell = '';
  };
  const endRow = () => {
    endCell();
    if (cells.some((each) => each.trim() !== '')) rows.push({ line: began, cells });
    cells = [];
    began = line;
  };
  for (let at = 0; at < text.length && rows.length < rowsMax; at += 1) {
    const sign = text.charAt(at);
    if (sign === '\n') line += 1;
    if (isQuoted && sign === '"' && text.charAt(at + 1) === '"') {
      cell += '"';
      at += 1;
    } else if (sign === '"') isQuoted = !isQuoted;
    else if (sign === ',' && !isQuoted) endCell();
    else if (sign === '\n' && !isQuoted) endRow();
    else if (sign !== '\r' || isQuoted) cell += sign;
  }
  if (rows.length < rowsMax) endRow();
  return rows;
}
