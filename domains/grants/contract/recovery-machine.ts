import { machine, type StateOf } from '@egcr/contract/machine';

import { grantRefusals } from './refusals.ts';

/** What becomes of a proposal to take back money that an award paid. */
export const recoveryMachine = machine({
  name: 'grants.recovery',
  states: ['proposed', 'answered', 'dropped', 'owed', 'settled', 'appealed', 'returned'],
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
    appeal: {
      by: ['its recipient'],
      moves: { owed: 'appealed', settled: 'appealed' },
      effect: 'tells those who decide; once, within 30 days of the decision; nothing is paid back meanwhile',
    },
    uphold: {
      by: ['a third officer'],
      moves: { appealed: 'owed' },
      effect: 'the decision stands, and so does what is owed',
    },
    give_back: {
      by: ['a third officer'],
      moves: { appealed: 'returned' },
      effect: 'nothing is owed; what came back is paid again by an envelope that two others pay',
    },
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
