import { machine, type StateOf } from '@egcr/contract/machine';

import { supportRefusals } from './refusals.ts';

/** What becomes of money that was paid too much. */
export const overpaymentMachine = machine({
  name: 'support.overpayment',
  states: ['proposed', 'answered', 'owed', 'appealed', 'dropped', 'settled'],
  first: 'proposed',
  events: {
    answer: {
      by: ['the person'],
      moves: { proposed: 'answered' },
      effect: 'once, within the time stated',
    },
    take: {
      by: ['another officer'],
      moves: { proposed: 'owed', answered: 'owed', appealed: 'owed' },
      effect: 'payments hold it back once no appeal is possible any more',
    },
    drop: {
      by: ['another officer'],
      moves: { proposed: 'dropped', answered: 'dropped', appealed: 'dropped' },
      effect: 'nothing is asked for; tells the person',
    },
    appeal: {
      by: ['the person'],
      moves: { owed: 'appealed' },
      effect: 'once, while nothing was given back; a third officer decides',
    },
    settle: { by: ['the platform'], moves: { owed: 'settled' }, effect: 'nothing is owed any more' },
  },
  refusal: supportRefusals.overpayment_state,
});

export const overpaymentStates = overpaymentMachine.states;
export type OverpaymentState = StateOf<typeof overpaymentMachine>;

/** Why too much was paid. */
export const overpaymentReasons = ['earnings', 'not_entitled', 'our_error'] as const;
export type OverpaymentReason = (typeof overpaymentReasons)[number];
