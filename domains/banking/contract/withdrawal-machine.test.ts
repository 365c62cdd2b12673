import { stateAfter, transitionsOf } from '@egcr/contract/machine';
import { expect, it } from 'vitest';

import { withdrawalMachine } from './withdrawal-machine.ts';

const { states, events } = withdrawalMachine;
const names = ['cancel', 'send', 'pay', 'return', 'give_back'] as const;

/** Each state, and what each event makes of it; what is missing is refused. */
const table = {
  waiting: { cancel: 'cancelled', send: 'sent' },
  sent: { pay: 'paid', return: 'returned', give_back: 'returned' },
  paid: { return: 'returned' },
  returned: {},
  cancelled: {},
} as const satisfies Record<(typeof states)[number], Partial<Record<(typeof names)[number], string>>>;

it.each(states.flatMap((state) => names.map((event) => ({ state, event }))))(
  'a withdrawal that is $state follows $event as the table says',
  ({ state, event }) => {
    const row: Partial<Record<string, string>> = table[state];
    expect(stateAfter(withdrawalMachine, state, event)).toBe(row[event]);
  },
);

it('only its owner cancels it, only the bank pays and returns it, and two of the staff do the rest', () => {
  expect(Object.fromEntries(Object.entries(events).map(([event, { by }]) => [event, by]))).toEqual({
    cancel: ['its owner'],
    send: ['two of the staff'],
    pay: ['the bank'],
    return: ['the bank'],
    give_back: ['two of the staff'],
  });
});

it('ends for good when it was cancelled or has come back', () => {
  const left = transitionsOf(withdrawalMachine).map(({ from }) => from);
  expect(states.filter((state) => !left.includes(state))).toEqual(['returned', 'cancelled']);
});
