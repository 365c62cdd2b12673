import { dueAt } from '../../contract/order-rules.ts';

/** The calendar day of an instant where the reader is, `2026-11-30`. */
export function localDay(at: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

/** A day without a time, as an instant that has its date from Hawaii to Samoa: the hour at which orders run. */
export function momentOf(day: string): Date {
  return dueAt(day);
}
