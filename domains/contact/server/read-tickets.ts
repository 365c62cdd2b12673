import type { ListedCase } from '@egcr/cases/server';
import type { Work } from '@egcr/server-kit/work';

import { ENTRIES_MAX } from '../contract/limits.ts';
import { ticketStates, type TicketState } from '../contract/rules.ts';
import { entriesOf, type TicketEntry } from './entries.ts';
import type { ContactParts } from './parts.ts';
import { findTickets, type TicketRow } from './store.ts';
import { TICKET } from './ticket-kind.ts';

/** A message with how far it is. */
export interface Ticket extends TicketRow {
  readonly state: TicketState;
  readonly assigned_to: string | null;
  readonly changed_at: Date;
}

/** Messages with their cases, in the order of the cases. */
export async function ticketsOf(
  work: Pick<Work, 'db'>,
  cases: readonly ListedCase[],
): Promise<readonly Ticket[]> {
  const found = await findTickets(
    work.db,
    cases.map(({ id }) => id),
  );
  return cases.flatMap((each) => {
    const row = found.get(each.id);
    return row ? [ticketOf(row, each)] : [];
  });
}

/** Messages of which the rows are known. One whose case is gone is left out. */
export async function withCases(
  { cases }: Pick<ContactParts, 'cases'>,
  work: Pick<Work, 'db'>,
  rows: readonly TicketRow[],
): Promise<readonly Ticket[]> {
  const found = await cases.queueOf(TICKET).among(
    work.db,
    rows.map(({ id }) => id),
  );
  return rows.flatMap((row) => {
    const each = found.get(row.id);
    return each ? [ticketOf(row, each)] : [];
  });
}

/** What was written and done about some messages, each message's in its order. */
export async function entriesIn(
  { cases }: Pick<ContactParts, 'cases'>,
  work: Work,
  tickets: readonly Ticket[],
): Promise<ReadonlyMap<string, readonly TicketEntry[]>> {
  const ids = tickets.map(({ id }) => id);
  const { steps, messages } = await cases.queueOf(TICKET).threads(work, ids);
  return new Map(
    ids.map((id) => [
      id,
      entriesOf(
        steps.filter((step) => step.case_id === id),
        messages.filter((message) => message.case_id === id),
      ).slice(0, ENTRIES_MAX),
    ]),
  );
}

function ticketOf(row: TicketRow, { state, assigneeId, changedAt }: ListedCase): Ticket {
  const known = ticketStates.find((each) => each === state) ?? 'new';
  return { ...row, state: known, assigned_to: assigneeId, changed_at: changedAt };
}
