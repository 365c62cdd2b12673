import type { ReplyOf } from '@egcr/contract/endpoint';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';
import * as z from 'zod/mini';

import { contactRefusals } from '../contract/refusals.ts';
import { ticketStates, type TicketState } from '../contract/rules.ts';
import type { handleTicketCall, readQueueCall, readTicketCall } from '../contract/staff-endpoints.ts';
import { queueRow, wholeTicket } from './documents.ts';
import { fill, mailTexts } from './messages/catalogue.ts';
import type { ContactParts } from './parts.ts';
import {
  addEntry,
  changeTicket,
  entriesOf,
  findTicket,
  listQueue,
  lockTicket,
  type TicketRow,
} from './store.ts';
import { statusAddress } from './write-message.ts';

export async function readQueue(
  work: Work,
  { query }: CallInput<typeof readQueueCall>,
): Promise<ReplyOf<typeof readQueueCall>> {
  const { userId } = personOf(work);
  const before = z.safeParse(z.uuid(), query.after);
  const rows = await listQueue(work.db, {
    states: statesOf(query.state),
    topic: query.topic,
    assignedTo: query.assigned === 'me' ? userId : query.assigned === 'nobody' ? null : undefined,
    before: before.success ? before.data : undefined,
    limit: query.limit,
  });
  const shown = rows.slice(0, query.limit);
  return {
    items: shown.map((row) => queueRow(row, userId)),
    next: rows.length > query.limit ? (shown.at(-1)?.id ?? null) : null,
  };
}

function statesOf(wanted: TicketState | 'unsolved' | undefined): readonly TicketState[] {
  if (wanted === undefined) return ticketStates;
  return wanted === 'unsolved' ? ticketStates.filter((state) => state !== 'solved') : [wanted];
}

/** Refuses ticket_unknown. */
export async function readTicket(
  work: Work,
  { params }: CallInput<typeof readTicketCall>,
): Promise<ReplyOf<typeof readTicketCall>> {
  const ticket = await findTicket(work.db, params.id);
  if (!ticket) throw new Refusal(contactRefusals.ticket_unknown);
  return wholeTicket(ticket, await entriesOf(work, [ticket.id]), personOf(work).userId);
}

type Step = CallInput<typeof handleTicketCall>['body'];

/** One step with a message; each is an entry that says who did it. Refuses ticket_unknown, ticket_solved. */
export async function handleTicket(
  parts: ContactParts,
  work: Work,
  { params, body }: CallInput<typeof handleTicketCall>,
): Promise<ReplyOf<typeof handleTicketCall>> {
  const { userId } = personOf(work);
  const ticket = await lockTicket(work.db, params.id);
  if (!ticket) throw new Refusal(contactRefusals.ticket_unknown);
  // A note may still be added afterwards, and an answer opens it again.
  if (ticket.state === 'solved' && body.step !== 'note' && body.step !== 'reply')
    throw new Refusal(contactRefusals.ticket_solved);
  await addEntry(work, {
    id: work.newId(),
    ticket_id: ticket.id,
    by_user_id: userId,
    at: work.now,
    ...entryOf(body),
  });
  const change = changeOf(body, ticket, userId);
  if (change) await changeTicket(work.db, { id: ticket.id, now: work.now, ...change });
  if (body.step === 'reply') await mailReply(parts, work, ticket, body.text);
  return readTicket(work, { params, query: undefined, body: undefined });
}

function entryOf(body: Step): { readonly kind: 'reply' | 'note' | 'event'; readonly text: string } {
  switch (body.step) {
    case 'reply':
    case 'note':
      return { kind: body.step, text: body.text };
    case 'assign':
      return { kind: 'event', text: 'assigned' };
    case 'release':
      return { kind: 'event', text: 'released' };
    default:
      return { kind: 'event', text: 'solved' };
  }
}

function changeOf(
  { step }: Step,
  ticket: TicketRow,
  userId: string,
): { readonly state: TicketState; readonly assignedTo: string | null } | undefined {
  switch (step) {
    case 'assign':
      return { state: ticket.state === 'new' ? 'open' : ticket.state, assignedTo: userId };
    case 'release':
      return { state: ticket.state, assignedTo: null };
    case 'reply':
      return { state: 'waiting', assignedTo: ticket.assigned_to ?? userId };
    case 'solve':
      return { state: 'solved', assignedTo: ticket.assigned_to ?? userId };
    default:
      return undefined;
  }
}

async function mailReply(parts: ContactParts, work: Work, ticket: TicketRow, text: string): Promise<void> {
  const { language, reference } = ticket;
  const say = mailTexts(language);
  await work.sendEmail({
    to: ticket.email,
    ...parts.composeMail({
      language,
      subject: fill(say.reply.subject, { reference }),
      heading: fill(say.reply.heading, { name: ticket.name }),
      text,
      button: { label: say.button, href: statusAddress(parts, reference) },
      smallPrint: [fill(say.reply.smallPrint, { reference })],
    }),
  });
}
