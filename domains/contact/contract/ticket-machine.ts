import { machine, stateAfter } from '@egcr/contract/machine';

import { contactRefusals } from './refusals.ts';
import { ticketStates, type TicketState } from './rules.ts';

/** How staff handle a message. A solved one takes a note as it is, and an answer opens it again. */
export const ticketMachine = machine({
  name: 'contact.ticket',
  states: ticketStates,
  first: 'new',
  events: {
    assign: {
      by: ['staff'],
      moves: { new: 'open', open: 'open', waiting: 'waiting' },
      effect: 'is assigned to the person who takes it',
    },
    release: {
      by: ['staff'],
      moves: { new: 'new', open: 'open', waiting: 'waiting' },
      effect: 'belongs to no one',
    },
    reply: {
      by: ['staff'],
      moves: { new: 'waiting', open: 'waiting', waiting: 'waiting', solved: 'waiting' },
      effect: 'mails the answer',
    },
    note: {
      by: ['staff'],
      moves: { new: 'new', open: 'open', waiting: 'waiting', solved: 'solved' },
      effect: 'shown to staff only',
    },
    solve: {
      by: ['staff'],
      moves: { new: 'solved', open: 'solved', waiting: 'solved' },
      effect: 'deleted after a year',
    },
  },
  refusal: contactRefusals.ticket_solved,
});

export type TicketStep = keyof typeof ticketMachine.events;

export function canTakeStep(state: TicketState, step: TicketStep): boolean {
  return stateAfter(ticketMachine, state, step) !== undefined;
}
