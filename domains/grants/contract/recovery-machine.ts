import { machine, type StateOf } from '@egcr/contract/machine';

import { grantRefusals } from './refusals.ts';

/** What becomes of a proposal to take back money that an award paid. */
export const recoveryMachine = machine({
  name: 'grants.recovery',
  states: ['proposed', 'answered', 'dropped', 'owed', 'settled'],
  first: 'proposed',
  events: {
    answer: {
      by: ['its recipient'],
      moves: { proposed: 'answered' },
      effect: 'tells those who decide; once, within the time stated',
    },
    drop: {
      by: ['another officer'],
      moves: { proposed: 'dropped', answered: 'dropped' },
      effect: 'takes nothing; tells the recipient',
    },
    take: {
      by: ['another officer'],
      moves: { proposed: 'owed', answered: 'owed' },
      effect: 'takes what the wallet has; the rest is owed',
    },
    settle: { by: ['the platform'], moves: { owed: 'settled' }, effect: 'nothing is owed any more' },
  },
  refusal: grantRefusals.recovery_step_refused,
});

export const recoveryStates = recoveryMachine.states;
export type RecoveryState = StateOf<typeof recoveryMachine>;

/** Why money is taken back. */
export const recoveryReasons = [
  'misused',
  'not_carried_out',
  'no_report',
  'false_statement',
  'paid_in_error',
] as const;
export type RecoveryReason = (typeof recoveryReasons)[number];
