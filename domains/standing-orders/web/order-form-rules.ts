import { inLatin } from '@egcr/contract/latin-digits';
import { AMOUNT_MINOR_MAX } from '@egcr/contract/money';
import { isDay, isSafeText, noteIssue, RECIPIENT_MAX_LENGTH } from '@egcr/wallet/contract';
import * as z from 'zod/mini';
import { amountIssue, amountIssues, type DecimalMark } from '@egcr/wallet/web';

import { ORDER_AHEAD_DAYS_MAX, ORDER_COUNT_MAX } from '../contract/limits.ts';
import { addDays, occurrenceOn, type OrderPlan } from '../contract/order-rules.ts';
import { orderRhythms, ruleOf } from './rhythms.ts';

/** What stands in the form, as typed. */
export const orderValues = z.object({
  to: z.string(),
  amount: z.string(),
  assetCode: z.string(),
  every: z.enum(orderRhythms),
  first: z.string(),
  end: z.enum(['never', 'date', 'count']),
  until: z.string(),
  count: z.string(),
  note: z.string(),
});
export type OrderValues = z.infer<typeof orderValues>;

/** The days the form stands for; undefined where what was entered is no plan yet. */
export function planOfForm(values: OrderValues): OrderPlan | undefined {
  if (!isDay(values.first)) return undefined;
  const rule = ruleOf(values.every);
  const plan = { rule, firstOn: values.first };
  if (values.every === 'once' || values.end === 'never') return plan;
  if (values.end === 'count') {
    const count = typedCount(values);
    return count === undefined ? undefined : { ...plan, count };
  }
  return isDay(values.until) ? { ...plan, untilOn: values.until } : undefined;
}

/** How often it is paid, typed in the digits of whatever script; undefined where that is no count. */
export function typedCount({ count }: Pick<OrderValues, 'count'>): number | undefined {
  const typed = inLatin(count).trim();
  const isCount = /^\d{1,4}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= ORDER_COUNT_MAX;
  return isCount ? Number(typed) : undefined;
}

/** The form's rules; `today` is the reader's. */
export function orderSchema({ decimal, today }: { readonly decimal: DecimalMark; readonly today: string }) {
  const facts = { decimal, availableIn: () => AMOUNT_MINOR_MAX };
  const ends = (values: OrderValues) => (values.every === 'once' ? 'never' : values.end);
  return z.object(orderValues.shape).check(
    z.refine(({ to }) => to.trim() !== '', { error: 'to_required', path: ['to'] }),
    z.refine(({ to }) => to.trim().length <= RECIPIENT_MAX_LENGTH, { error: 'to_too_long', path: ['to'] }),
    z.refine(({ to }) => isSafeText(to), { error: 'to_characters', path: ['to'] }),
    ...amountIssues.map((issue) =>
      z.refine<OrderValues>((values) => amountIssue(values, facts) !== issue, {
        error: issue,
        path: ['amount'],
      }),
    ),
    z.refine(({ first }) => isDay(first), { error: 'date', path: ['first'] }),
    z.refine(({ first }) => !isDay(first) || first >= today, { error: 'date_past', path: ['first'] }),
    z.refine(({ first }) => !isDay(first) || first <= addDays(today, ORDER_AHEAD_DAYS_MAX), {
      error: 'date_too_far',
      path: ['first'],
    }),
    z.refine((values) => ends(values) !== 'date' || isDay(values.until), { error: 'date', path: ['until'] }),
    z.refine((values) => ends(values) !== 'date' || runsAtAll(values), {
      error: 'until_before_first',
      path: ['until'],
    }),
    z.refine((values) => ends(values) !== 'count' || typedCount(values) !== undefined, {
      error: 'count_range',
      path: ['count'],
    }),
    z.refine(({ note }) => noteIssue(note) !== 'note_characters', {
      error: 'note_characters',
      path: ['note'],
    }),
    z.refine(({ note }) => noteIssue(note) !== 'note_too_long', { error: 'note_too_long', path: ['note'] }),
  );
}

function runsAtAll(values: OrderValues): boolean {
  const plan = planOfForm(values);
  return plan === undefined || occurrenceOn(plan, 0) !== undefined;
}
