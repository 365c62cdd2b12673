import { toInstant } from '@egcr/contract/time';
import type { ReplyOf } from '@egcr/contract/endpoint';

import type { readStatusCall } from '../contract/endpoints.ts';
import type { readQueueCall, readTicketCall } from '../contract/staff-endpoints.ts';
import type { TicketEntry } from './entries.ts';
import type { Ticket } from './read-tickets.ts';

/** A message as the person who wrote it sees it: without what staff note and do. */
export function ownTicket(
  ticket: Ticket,
  entries: readonly TicketEntry[] = [],
): ReplyOf<typeof readStatusCall> {
  return {
    reference: ticket.reference,
    topic: ticket.topic,
    state: ticket.state,
    created_at: toInstant(ticket.created_at),
    entries: entries.flatMap(({ id, kind, text, at }) =>
      kind === 'message' || kind === 'reply' ? [{ id, kind, text, at: toInstant(at) }] : [],
    ),
  };
}

export function queueRow(ticket: Ticket, readerId: string): ReplyOf<typeof readQueueCall>['items'][number] {
  return {
    id: ticket.id,
    reference: ticket.reference,
    name: ticket.name,
    email: ticket.email,
    topic: ticket.topic,
    state: ticket.state,
    language: ticket.language,
    assigned_to: ticket.assigned_to,
    assigned_to_you: ticket.assigned_to === readerId,
    created_at: toInstant(ticket.created_at),
    changed_at: toInstant(ticket.changed_at),
  };
}

export function wholeTicket(
  ticket: Ticket,
  entries: readonly TicketEntry[],
  readerId: string,
): ReplyOf<typeof readTicketCall> {
  return {
    ...queueRow(ticket, readerId),
    entries: entries.map(({ at, ...entry }) => ({ ...entry, at: toInstant(at) })),
  };
}
