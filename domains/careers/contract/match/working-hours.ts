/** Some browsers do not have it; then nothing is said about hours. */
interface LocaleWithZones extends Intl.Locale {
  readonly getTimeZones?: () => readonly string[] | undefined;
}

const WORKDAY_HOURS = 8;
const MINUTES_OF_DAY = 1440;
const zonesKept = new Map<string, readonly string[]>();

function zonesOf(country: string): readonly string[] {
  const kept = zonesKept.get(country);
  if (kept !== undefined) return kept;
  const locale: LocaleWithZones = new Intl.Locale(`und-${country}`);
  const zones = locale.getTimeZones?.() ?? [];
  zonesKept.set(country, zones);
  return zones;
}

/** The hours from 9 to 17 that two countries have in common then, at their best; undefined where a time zone is not known. */
export function hoursTogether(one: string, other: string, now: Date): number | undefined {
  if (one === '' || other === '') return undefined;
  if (one === other) return WORKDAY_HOURS;
  const [ours, theirs] = [offsetsOf(one, now), offsetsOf(other, now)];
  if (ours.length === 0 || theirs.length === 0) return undefined;
  return Math.max(...ours.flatMap((here) => theirs.map((there) => common(here - there))));
}

/** A difference of more than half a day is a smaller one the other way round. */
function common(minutes: number): number {
  const apart = Math.min(Math.abs(minutes), MINUTES_OF_DAY - Math.abs(minutes));
  return Math.max(0, WORKDAY_HOURS - apart / 60);
}

const offsetsKept = new Map<string, readonly number[]>();

/** The offsets of a country's time zones from UTC on that day, in minutes, each once. */
function offsetsOf(country: string, now: Date): readonly number[] {
  const key = `${country} ${now.toISOString().slice(0, 10)}`;
  const kept = offsetsKept.get(key);
  if (kept !== undefined) return kept;
  // One day of all countries is enough to keep.
  if (offsetsKept.size > 500) offsetsKept.clear();
  const offsets = [...new Set(zonesOf(country).map((zone) => offsetOf(zone, now)))];
  offsetsKept.set(key, offsets);
  return offsets;
}

function offsetOf(timeZone: string, now: Date): number {
  const written = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(now)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d{2}):(\d{2})/.exec(written ?? '') ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}
