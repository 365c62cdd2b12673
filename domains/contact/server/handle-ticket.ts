import type { ReplyOf } from '@egcr/contract/endpoint';
import { pageById } from '@egcr/server-kit/data/page';
import { step } from '@egcr/server-kit/data/step';
import { composeMail } from '@egcr/server-kit/mail/layout';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import { contactRefusals } from '../contract/refusals.ts';
import { ticketStates, type TicketState } from '../contract/rules.ts';
import type { handleTicketCall, readQueueCall, readTicketCall } from '../contract/staff-endpoints.ts';
import { ticketMachine } from '../contract/ticket-machine.ts';
import { queueRow, wholeTicket } from './documents.ts';
import { fill } from '@egcr/server-kit/texts';
import { mailTexts } from './texts.ts';
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

/** Messages of everybody, newest first. Refuses a cursor that is no id. */
export async function readQueue(
  work: Work,
  { query }: CallInput<typeof readQueueCall>,
): Promise<ReplyOf<typeof readQueueCall>> {
  const { userId } = personOf(work);
  const filter = {
    states: statesOf(query.state),
    topic: query.topic,
    assignedTo: query.assigned === 'me' ? userId : query.assigned === 'nobody' ? null : undefined,
  };
  const { rows, next } = await pageById(query, (asked) => listQueue(work.db, { ...filter, ...asked }));
  return { items: rows.map((row) => queueRow(row, userId)), next };
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
  const state = step(ticketMachine, ticket.state, body.step);
  await addEntry(work, {
    id: work.newId(),
    ticket_id: ticket.id,
    by_user_id: userId,
    at: work.now,
    ...entryOf(body),
  });
  if (body.step !== 'note') {
    const assignedTo = assigneeAfter(body, ticket, userId);
    await changeTicket(work.db, { id: ticket.id, now: work.now, state, assignedTo });
  }
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

/** A ticket without an assignee is assigned to the member of staff who answers or solves it. */
function assigneeAfter({ step: taken }: Step, ticket: TicketRow, userId: string): string | null {
  if (taken === 'assign') return userId;
  return taken === 'release' ? null : (ticket.assigned_to ?? userId);
}

async function mailReply(parts: ContactParts, work: Work, ticket: TicketRow, text: string): Promise<void> {
  const { language, reference } = ticket;
  const say = mailTexts(language);
  await work.sendEmail({
    to: ticket.email,
    ...composeMail({
      language,
      subject: fill(say.reply.subject, { reference }),
      heading: fill(say.reply.heading, { name: ticket.name }),
      text,
      button: { label: say.button, href: statusAddress(parts, reference) },
      smallPrint: [fill(say.reply.smallPrint, { reference })],
    }),
  });
}
