import { stateAfter } from '@egcr/contract/machine';
import { expect, it } from 'vitest';

import { orderMachine } from './order-machine.ts';

const events = ['change', 'run', 'pause', 'resume', 'end'] as const;

/** Each state, and what each event makes of it; what is missing is refused. */
const table = {
  active: { change: 'active', run: 'active', pause: 'paused', resume: 'active', end: 'ended' },
  paused: { change: 'paused', pause: 'paused', resume: 'active', end: 'ended' },
  ended: { end: 'ended' },
} as const satisfies Record<
  (typeof orderMachine.states)[number],
  Partial<Record<(typeof events)[number], string>>
>;

it.each(orderMachine.states.flatMap((state) => events.map((event) => ({ state, event }))))(
  'an order that is $state follows $event as the table says',
  ({ state, event }) => {
    const row: Partial<Record<string, string>> = table[state];
    expect(stateAfter(orderMachine, state, event)).toBe(row[event]);
  },
);

it('has no event that the table does not name', () => {
  expect(Object.keys(orderMachine.events)).toEqual(events);
});
