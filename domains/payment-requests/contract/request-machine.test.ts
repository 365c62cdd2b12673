import { stateAfter } from '@egcr/contract/machine';
import { expect, it } from 'vitest';

import { paymentRequestMachine } from './request-machine.ts';

const events = ['pay_part', 'pay_rest', 'decline', 'cancel', 'expire'] as const;
const open = {
  pay_part: 'partially_paid',
  pay_rest: 'paid',
  decline: 'declined',
  cancel: 'cancelled',
  expire: 'expired',
} as const;

/** Each state, and what each event makes of it; what is missing is refused. */
const table = {
  pending: open,
  partially_paid: open,
  paid: {},
  declined: {},
  cancelled: {},
  expired: {},
} as const satisfies Record<
  (typeof paymentRequestMachine.states)[number],
  Partial<Record<(typeof events)[number], string>>
>;

it.each(paymentRequestMachine.states.flatMap((state) => events.map((event) => ({ state, event }))))(
  'a request that is $state follows $event as the table says',
  ({ state, event }) => {
    const row: Partial<Record<string, string>> = table[state];
    expect(stateAfter(paymentRequestMachine, state, event)).toBe(row[event]);
  },
);

it('has no event that the table does not name', () => {
  expect(Object.keys(paymentRequestMachine.events)).toEqual(events);
});
