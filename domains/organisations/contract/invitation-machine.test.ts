import { stateAfter } from '@egcr/contract/machine';
import { expect, it } from 'vitest';

import { invitationMachine, invitationStates } from './invitation-machine.ts';

const events = ['accept', 'decline', 'withdraw', 'expire'] as const;

/** Each state, and what each event makes of it; what is missing is refused. */
const table = {
  open: { accept: 'accepted', decline: 'declined', withdraw: 'withdrawn', expire: 'expired' },
  accepted: {},
  declined: {},
  withdrawn: {},
  expired: {},
} as const satisfies Record<
  (typeof invitationStates)[number],
  Partial<Record<(typeof events)[number], string>>
>;

it.each(invitationStates.flatMap((state) => events.map((event) => ({ state, event }))))(
  'an invitation that is $state follows $event as the table says',
  ({ state, event }) => {
    const row: Partial<Record<string, string>> = table[state];
    expect(stateAfter(invitationMachine, state, event)).toBe(row[event]);
  },
);

it('has no event that the table does not name', () => {
  expect(Object.keys(invitationMachine.events)).toEqual(events);
});
