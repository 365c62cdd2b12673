import type { CaseMachine } from '@egcr/cases/contract';
import { machine, stateAfter, type EventOf } from '@egcr/contract/machine';

import { contactRefusals } from './refusals.ts';
import type { TicketState } from './rules.ts';

/** What becomes of a message: a case that has no applicant, since the person who writes needs no account. An answer opens a solved one again. */
export const ticketMachine = machine({
  name: 'contact.ticket',
  states: ['draft', 'new', 'open', 'waiting', 'solved'],
  first: 'draft',
  events: {
    submit: { by: ['time'], moves: { draft: 'new' }, effect: 'starts the clock; a receipt is mailed' },
    take: {
      by: ['officer'],
      moves: { new: 'open', open: 'open', waiting: 'waiting' },
      effect: 'is assigned to the person who takes it',
    },
    release: {
      by: ['officer'],
      moves: { new: 'new', open: 'open', waiting: 'waiting' },
      effect: 'belongs to no one',
    },
    reply: {
      by: ['officer'],
      moves: { new: 'waiting', open: 'waiting', waiting: 'waiting' },
      does: 'ask',
      holds: true,
      effect: 'mails the answer; the clock stops',
    },
    reply_again: {
      by: ['officer'],
      moves: { solved: 'waiting' },
      does: 'ask',
      holds: true,
      reopens: true,
      effect: 'mails the answer',
    },
    solve: {
      by: ['officer'],
      moves: { new: 'solved', open: 'solved', waiting: 'solved' },
      holds: true,
      effect: 'what was written is deleted after a year',
    },
  },
  refusal: contactRefusals.ticket_solved,
}) satisfies CaseMachine;

/** What staff do with a message, by the names of the call. A note is no step: it may always be kept. */
export type TicketStep = 'assign' | 'release' | 'reply' | 'note' | 'solve';

/** The event of a step; undefined for a note. */
export function eventOfStep(state: string, step: TicketStep): EventOf<typeof ticketMachine> | undefined {
  if (step === 'note') return undefined;
  if (step === 'reply') return state === 'solved' ? 'reply_again' : 'reply';
  return step === 'assign' ? 'take' : step;
}

export function canTakeStep(state: TicketState, step: TicketStep): boolean {
  const event = eventOfStep(state, step);
  return event === undefined || stateAfter(ticketMachine, state, event) !== undefined;
}
