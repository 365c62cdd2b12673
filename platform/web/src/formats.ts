import { useMemo } from 'react';

import { useLanguage } from './i18n.tsx';
import { isolated } from './messages.ts';
import { chosenZone } from './reader-zone.ts';

const DAY_MS = 24 * 3600 * 1000;

/** How old a moment is, for its shortest telling form: under 24 hours, under 7 days, older (or yet to come by more than a day). */
export function recency(at_ms: number, now_ms: number): 'today' | 'week' | 'older' {
  const age = Math.abs(now_ms - at_ms);
  if (age < DAY_MS) return 'today';
  return age < 7 * DAY_MS ? 'week' : 'older';
}

const recentForms = {
  today: { hour: 'numeric', minute: '2-digit' },
  week: { weekday: 'long', hour: 'numeric', minute: '2-digit' },
  older: { dateStyle: 'medium' },
} as const satisfies Record<ReturnType<typeof recency>, Intl.DateTimeFormatOptions>;

type Moment = Date | string | number;

function toMs(at: Moment): number {
  return typeof at === 'number' ? at : new Date(at).getTime();
}

export interface Formats {
  /** Under 24 h the time; under 7 days weekday and time; otherwise the date. */
  readonly recent: (at: Moment, now_ms?: number) => string;
  readonly date: (at: Moment) => string;
  /** Hour and minute. */
  readonly time: (at: Moment) => string;
  /** The calendar day where the reader is, `2026-11-30`. */
  readonly day: (at: Moment) => string;
  /** Date and time, with the reader's zone: for titles and receipts. */
  readonly exact: (at: Moment) => string;
  /** Date and time to the minute, with the reader's zone: until when something lasts. */
  readonly minute: (at: Moment) => string;
  readonly number: (value: number | bigint) => string;
  readonly percent: (fraction: number) => string;
  /** Of a file: kilobytes and megabytes of a thousand. */
  readonly size: (bytes: number) => string;
}

/** The writers of dates and numbers for one `Intl` tag. A date in a language of the other direction keeps its order among English texts. */
export function formatsFor(locale: string, timeZone?: string): Formats {
  // Arabic dates stand among Arabic texts; Hebrew, Persian and Urdu ones among English.
  const order = locale.startsWith('ar') ? (text: string) => text : (text: string) => isolated(text, 'ltr');
  const zone = timeZone === undefined ? {} : { timeZone };
  const write = (at: Moment, options: Intl.DateTimeFormatOptions) =>
    order(new Intl.DateTimeFormat(locale, { ...options, ...zone }).format(toMs(at)));
  return {
    recent: (at, now_ms = Date.now()) => write(at, recentForms[recency(toMs(at), now_ms)]),
    date: (at) => write(at, { dateStyle: 'long' }),
    time: (at) => write(at, { hour: 'numeric', minute: '2-digit' }),
    day: (at) => calendarDay(at, zone),
    exact: (at) =>
      write(at, {
        year: 'numeric',
        month: 'long',
        day: 'numeric',
        hour: 'numeric',
        minute: '2-digit',
        second: '2-digit',
        timeZoneName: 'short',
      }),
    minute: (at) =>
      write(at, {
        year: 'numeric',
        month: 'long',
        day: 'numeric',
        hour: 'numeric',
        minute: '2-digit',
        timeZoneName: 'short',
      }),
    number: (value) => new Intl.NumberFormat(locale).format(value),
    percent: (fraction) =>
      new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(fraction),
    size: (bytes) => sizeText(bytes, locale),
  };
}

function calendarDay(at: Moment, zone: { readonly timeZone?: string }): string {
  const form = new Intl.DateTimeFormat('en-u-ca-iso8601-nu-latn', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    ...zone,
  });
  const part = Object.fromEntries(form.formatToParts(toMs(at)).map(({ type, value }) => [type, value]));
  return `${part['year']}-${part['month']}-${part['day']}`;
}

function sizeText(bytes: number, locale: string): string {
  const [value, unit] =
    bytes < 1_000_000 ? [Math.ceil(bytes / 1000), 'kilobyte'] : [bytes / 1_000_000, 'megabyte'];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(value);
}

/** Dates and numbers in the reader's language and the time zone they chose, or the browser's. */
export function useFormats(): Formats {
  const { locale } = useLanguage();
  const timeZone = chosenZone();
  return useMemo(() => formatsFor(locale, timeZone), [locale, timeZone]);
}
