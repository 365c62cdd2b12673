/**
 * Where a page of history ends: for each account, oldest first, the lowest version shown so far. Entries that come meanwhile have
 * higher versions and never shift a page; accounts opened meanwhile are not in the list and are read from the first page on.
 */
export type HistoryCursor = readonly bigint[];

const MARK = /^h1((?:\.[0-9a-z]{1,13})+)$/;

export function writeCursor(bounds: HistoryCursor): string {
  return `h1${bounds.map((bound) => `.${bound.toString(36)}`).join('')}`;
}

/** Undefined where the text is no cursor of ours. */
export function readCursor(text: string): HistoryCursor | undefined {
  const parts = MARK.exec(text)?.[1]?.split('.').slice(1);
  const bounds = parts?.map(fromBase36);
  return bounds?.every((bound) => bound <= VERSION_MAX) ? bounds : undefined;
}

const VERSION_MAX = 9_223_372_036_854_775_807n;

function fromBase36(text: string): bigint {
  return Array.from(text).reduce((sum, digit) => sum * 36n + BigInt(Number.parseInt(digit, 36)), 0n);
}
