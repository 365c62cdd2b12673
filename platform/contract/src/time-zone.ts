/** Names of the time zone database are shorter. */
const NAME_LENGTH_MAX = 64;

/** Whether clocks can be set by it: a name of the time zone database. Offsets such as `+02:00` know no summer and are refused. */
export function isTimeZone(name: string): boolean {
  if (name.length > NAME_LENGTH_MAX || !/^[A-Za-z]/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** A calendar month and the instant it begins at in a time zone. */
export interface MonthStart {
  /** `2026-11`. */
  readonly month: string;
  readonly startsAt: Date;
}

/** The month of an instant and those before it, the oldest first, as a zone's clocks count them. The zone is one `isTimeZone` accepts. */
export function lastMonths(now: Date, count: number, timeZone: string): readonly MonthStart[] {
  const local = new Date(now.getTime() + offset_ms(now.getTime(), timeZone));
  return Array.from({ length: count }, (_, place) => {
    const first_ms = Date.UTC(local.getUTCFullYear(), local.getUTCMonth() - (count - 1 - place), 1);
    return {
      month: new Date(first_ms).toISOString().slice(0, 7),
      startsAt: whenClocksShow(first_ms, timeZone),
    };
  });
}

/** The instant at which a day begins (`2026-11-30`), by a zone's clocks; undefined where there is no such day. The zone is one `isTimeZone` accepts. */
export function startOfDay(day: string, timeZone: string): Date | undefined {
  return instantOf(`${day}T00:00`, timeZone);
}

/** The instant at which a zone's clocks show that day and time (`2026-11-30T09:15`); undefined where there is none. */
export function instantOf(local: string, timeZone: string): Date | undefined {
  const shown_ms = Date.parse(`${local}Z`);
  return Number.isNaN(shown_ms) ? undefined : whenClocksShow(shown_ms, timeZone);
}

/** When a zone's clocks show what those of UTC show at `shown_ms`. */
function whenClocksShow(shown_ms: number, timeZone: string): Date {
  // The offset at the guess can differ from that at the instant itself, where clocks change in between.
  const guess_ms = shown_ms - offset_ms(shown_ms, timeZone);
  const at_ms = shown_ms - offset_ms(guess_ms, timeZone);
  // Where clocks skip that hour, as at midnight in Havana, none shows it: the first instant after it, never one of the day before.
  const here_ms = offset_ms(at_ms, timeZone);
  return new Date(at_ms + here_ms < shown_ms ? shown_ms - here_ms : at_ms);
}

/** How far a zone's clocks are ahead of UTC at an instant. */
function offset_ms(at_ms: number, timeZone: string): number {
  const form = new Intl.DateTimeFormat('en-u-ca-iso8601-nu-latn-hc-h23', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const parts = form.formatToParts(at_ms);
  const shown = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value);
  return (
    Date.UTC(
      shown('year'),
      shown('month') - 1,
      shown('day'),
      shown('hour'),
      shown('minute'),
      shown('second'),
    ) -
    Math.floor(at_ms / 1000) * 1000
  );
}
