import { TIME_ZONE_STORAGE_KEY } from './languages.ts';
import { readStored } from './stored.ts';

/** The time zone that the reader chose in the preferences, or the browser's: whose days and months a list is asked for. */
export function readerZone(): string {
  return readStored(TIME_ZONE_STORAGE_KEY) ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
