import { dueAt } from '../contract/order-rules.ts';

/** A day without a time, as an instant that has its date from Hawaii to Samoa: the hour at which orders run. */
export function momentOf(day: string): Date {
  return dueAt(day);
}
