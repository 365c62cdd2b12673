import { machine, type StateOf } from '@egcr/contract/machine';

import { payoutRefusals } from './refusals.ts';

/** What a payout goes through. Money moves in the step to `paid`, and in no other. */
export const payoutMachine = machine({
  name: 'payouts.payout',
  states: ['asked', 'waiting', 'held', 'blocked', 'paid', 'declined', 'canceled', 'expired', 'failed'],
  first: 'asked',
  events: {
    share: { by: ['its sum, where a team has several who pay'], moves: { asked: 'waiting' } },
    hold: { by: ['its sum, where nobody else could confirm it'], moves: { asked: 'held' } },
    block: { by: ['a frozen wallet'], moves: { asked: 'blocked', held: 'blocked' } },
    pay: {
      by: ['the merchant, with their PIN', 'a second member, with their PIN', 'time'],
      moves: { asked: 'paid', waiting: 'paid', held: 'paid', blocked: 'paid' },
      effect: 'moves the money',
    },
    decline: { by: ['a second member'], moves: { waiting: 'declined' } },
    cancel: {
      by: ['the merchant'],
      moves: { waiting: 'canceled', held: 'canceled', blocked: 'canceled' },
    },
    expire: { by: ['time'], moves: { waiting: 'expired' } },
    fail: {
      by: ['the wallet, which refuses'],
      moves: { asked: 'failed', held: 'failed', blocked: 'failed' },
    },
  },
  refusal: payoutRefusals.payout_over,
});

export const payoutStates = payoutMachine.states;
export type PayoutState = StateOf<typeof payoutMachine>;
