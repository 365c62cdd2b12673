import * as z from 'zod/mini';

import { named } from './schema-names.ts';

/** An instant on the wire: ISO 8601 in UTC, `2026-11-20T11:32:39.120Z`; one that the calendar and the clock have. */
export const instant = named(
  'Instant',
  z
    .string()
    .check(
      z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,6})?Z$/, { error: 'instant_format', abort: true }),
      z.refine(isInCalendar, 'instant_format'),
    ),
);

/** No 30th of February, no hour 24, no month 13; nor the year 0, which databases do not have. */
function isInCalendar(text: string): boolean {
  const at = new Date(text);
  if (Number.isNaN(at.getTime()) || text.startsWith('0000')) return false;
  return at.toISOString().slice(0, 19) === text.slice(0, 19);
}

export function toInstant(at: Date): string {
  return at.toISOString();
}

export function addSeconds(at: Date, seconds: number): Date {
  return new Date(at.getTime() + seconds * 1000);
}

/** Whole seconds from `from` until `until`, rounded up, never negative. */
export function secondsUntil(until: Date, from: Date): number {
  return Math.max(0, Math.ceil((until.getTime() - from.getTime()) / 1000));
}
