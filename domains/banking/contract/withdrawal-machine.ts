import { machine, type StateOf } from '@egcr/contract/machine';

import { railRefusals } from './refusals.ts';

/**
 * What a withdrawal goes through. `waiting`: set aside, not yet with the bank, can be cancelled. `sent`: in a file for the bank. `paid`: the
 * bank has paid it out. `returned`: the bank refused it or it came back, and the money is in the wallet again. `cancelled`: by its owner.
 * Time is not in the table: money at the bank is never given back by it.
 */
export const withdrawalMachine = machine({
  name: 'banking.withdrawal',
  states: ['waiting', 'sent', 'paid', 'returned', 'cancelled'],
  first: 'waiting',
  events: {
    cancel: {
      by: ['its owner'],
      moves: { waiting: 'cancelled' },
      effect: 'releases the hold',
    },
    send: {
      by: ['two of the staff'],
      moves: { waiting: 'sent' },
      effect: 'stands in a file for the bank',
    },
    pay: {
      by: ['the bank'],
      moves: { sent: 'paid' },
      effect: 'captures the hold; tells the owner',
    },
    return: {
      by: ['the bank'],
      moves: { sent: 'returned', paid: 'returned' },
      effect: 'releases the hold, or brings the money back; tells the owner',
    },
    give_back: {
      by: ['two of the staff'],
      moves: { sent: 'returned' },
      effect: 'releases the hold; tells the owner',
    },
  },
  refusal: railRefusals.withdrawal_under_way,
});

export const withdrawalStates = withdrawalMachine.states;
export type WithdrawalState = StateOf<typeof withdrawalMachine>;
