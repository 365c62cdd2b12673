import type { ReplyOf } from '@egcr/contract/endpoint';
import { pageById } from '@egcr/server-kit/data/page';
import { step } from '@egcr/server-kit/data/step';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import { contactRefusals } from '../contract/refusals.ts';
import { ticketStates, type TicketState } from '../contract/rules.ts';
import type { handleTicketCall, readQueueCall, readTicketCall } from '../contract/staff-endpoints.ts';
import { eventOfStep, ticketMachine } from '../contract/ticket-machine.ts';
import { queueRow, wholeTicket } from './documents.ts';
import type { ContactParts } from './parts.ts';
import { entriesIn, ticketsOf } from './read-tickets.ts';
import { TICKET } from './ticket-kind.ts';

type Parts = Pick<ContactParts, 'cases'>;

/** Messages of everybody, newest first. Refuses a cursor that is no id. */
export async function readQueue(
  { cases }: Parts,
  work: Work,
  { query }: CallInput<typeof readQueueCall>,
): Promise<ReplyOf<typeof readQueueCall>> {
  const { userId } = personOf(work);
  const filter = {
    states: statesOf(query.state),
    subject: query.topic,
    assigneeId: query.assigned === 'me' ? userId : query.assigned === 'nobody' ? null : undefined,
  };
  const { rows, next } = await pageById(query, (asked) =>
    cases.queueOf(TICKET).list(work.db, { ...filter, ...asked }),
  );
  return { items: (await ticketsOf(work, rows)).map((ticket) => queueRow(ticket, userId)), next };
}

function statesOf(wanted: TicketState | 'unsolved' | undefined): readonly TicketState[] {
  if (wanted === undefined) return ticketStates;
  return wanted === 'unsolved' ? ticketStates.filter((state) => state !== 'solved') : [wanted];
}

/** Refuses ticket_unknown. */
export async function readTicket(
  { cases }: Parts,
  work: Work,
  { params }: Pick<CallInput<typeof readTicketCall>, 'params'>,
): Promise<ReplyOf<typeof readTicketCall>> {
  const found = (await cases.queueOf(TICKET).among(work.db, [params.id])).get(params.id);
  const [ticket] = await ticketsOf(work, found ? [found] : []);
  if (!ticket) throw new Refusal(contactRefusals.ticket_unknown);
  const entries = await entriesIn({ cases }, work, [ticket]);
  return wholeTicket(ticket, entries.get(ticket.id) ?? [], personOf(work).userId);
}

/** One step with a message; the history keeps who did it. Refuses ticket_unknown, ticket_solved. */
export async function handleTicket(
  { cases }: Parts,
  work: Work,
  { params, body }: CallInput<typeof handleTicketCall>,
): Promise<ReplyOf<typeof handleTicketCall>> {
  const queue = cases.queueOf(TICKET);
  const { id } = params;
  const held = await queue.hold(work, id);
  const [ticket] = await ticketsOf(work, held ? [held] : []);
  if (!ticket) throw new Refusal(contactRefusals.ticket_unknown);
  const event = eventOfStep(ticket.state, body.step);
  // Who holds it already has nothing to take.
  const isHeld = event === 'take' && ticket.assigned_to === personOf(work).userId;
  const text = 'text' in body ? body.text : undefined;
  if (event !== undefined) step(ticketMachine, ticket.state, event);
  if (event === undefined) await queue.note(work, { id, text: text ?? '' });
  else if (!isHeld) await queue.step(work, { id, event, ...(text !== undefined && { text }) });
  return readTicket({ cases }, work, { params });
}
