import type { OrderRule } from '../contract/order-rules.ts';

/** The ways to repeat that the form offers; `last` is monthly on its last day. */
export const orderRhythms = ['once', 'daily', 'weekly', 'monthly', 'last', 'yearly'] as const;
export type OrderRhythm = (typeof orderRhythms)[number];

/** How an order repeats, as the server knows it. */
export function ruleOf(every: OrderRhythm): OrderRule {
  return every === 'last' ? { every: 'monthly', day: 'last' } : { every };
}

/** On which of the form's ways a rule is. */
export function rhythmOf({ every, day }: OrderRule): OrderRhythm {
  return day === 'last' ? 'last' : every;
}
