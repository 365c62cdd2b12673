/** One row of a CSV (RFC 4180). Other marks that a spreadsheet may take for the end of a cell are quoted too. */
export function csvRow(cells: readonly string[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

function cell(text: string): string {
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** What spreadsheets pass over before a formula, or nobody sees: blanks, control characters, zero-width ones, fillers, the byte order mark. */
const UNSEEN = /^[\s\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]+/u;

/**
 * A cell of what people typed. A spreadsheet would run what looks like a formula, so that gets a mark that makes it text: also where the
 * sign is of another width (`＝`), or stands behind what nobody sees.
 */
export function csvTyped(text: string | null | undefined): string {
  if (!text) return '';
  const seen = text.replace(UNSEEN, '');
  const first = String.fromCodePoint(seen.codePointAt(0) ?? 0).normalize('NFKC');
  // U+2212 is the minus of typesetting, which NFKC leaves alone.
  return /^[=+\-@|%\u2212]/.test(first) || /^\p{C}/u.test(text) ? `'${text}` : text;
}
