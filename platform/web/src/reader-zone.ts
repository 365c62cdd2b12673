import { TIME_ZONE_STORAGE_KEY } from './languages.ts';
import { readStored } from './stored.ts';

let known: { readonly name: string; readonly isKnown: boolean } | undefined;

/**
 * The time zone that the reader chose in the preferences, where this browser knows it: an old one may lack a new name, with which it
 * writes no date at all.
 */
export function chosenZone(): string | undefined {
  const name = readStored(TIME_ZONE_STORAGE_KEY);
  if (name === null) return undefined;
  // Asked by every list and line: looking a zone up is dear.
  if (known?.name !== name) known = { name, isKnown: canWriteIn(name) };
  return known.isKnown ? name : undefined;
}

function canWriteIn(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }));
  } catch {
    return false;
  }
}

/** The time zone that the reader chose in the preferences, or the browser's: whose days and months a list is asked for. */
export function readerZone(): string {
  return chosenZone() ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
