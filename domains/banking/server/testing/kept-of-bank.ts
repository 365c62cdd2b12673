import { randomUUID } from 'node:crypto';
import type { TestServices } from '@egcr/server-kit/testing/services';

import {
  keepEntry,
  keepStatement,
  type StatementRow,
  type TakenEntry,
} from '../bank-file/statement-store.ts';
import { keepDecision, type DecisionRow } from '../rails/suspense-store.ts';
import { laterId, now } from './on-its-way.ts';

/** A statement of an account that was taken: the first, in dollars, unless said otherwise. */
export async function statement(
  { db }: TestServices,
  account: string,
  change: Partial<StatementRow> = {},
): Promise<StatementRow> {
  const row: StatementRow = {
    id: laterId(),
    account,
    asset: 'USD',
    place: 1,
    name: 'A',
    sequence: '1',
    opening: 100n,
    closing: 150n,
    beyond: 7n,
    taken_by: randomUUID(),
    taken_at: now,
    ...change,
  };
  await keepStatement(db, row);
  return row;
}

/** An entry of the bank that was taken: one that waits in suspense, unless said otherwise. */
export async function taken(
  services: Parameters<typeof keepEntry>[0],
  change: Partial<TakenEntry> = {},
): Promise<TakenEntry> {
  const id = laterId();
  const row: TakenEntry = {
    id,
    account: 'ours',
    content: `content of ${id}`,
    ordinal: 1,
    part: 1,
    asset: 'USD',
    amount: 500n,
    outcome: 'suspense',
    reason: 'no_owner',
    withdrawalId: null,
    userId: null,
    decisionId: null,
    remittance: 'from Amina',
    takenBy: randomUUID(),
    approvedBy: randomUUID(),
    at: now,
    ...change,
  };
  await keepEntry(services, row);
  return row;
}

/** A decision on an entry that waited in suspense: it goes back, unless said otherwise. */
export async function decided(
  services: TestServices,
  change: Partial<DecisionRow> = {},
): Promise<DecisionRow> {
  const id = laterId();
  const row: DecisionRow = {
    id,
    bank_entry_id: change.bank_entry_id ?? (await taken(services)).id,
    outcome: 'sent_back',
    asset: 'USD',
    amount: 500n,
    user_id: null,
    reference: `EG${id}`,
    reason: 'nobody of ours',
    transfer_id: laterId(),
    decided_by: randomUUID(),
    decided_at: now,
    ...change,
  };
  await keepDecision(services.db, row);
  return row;
}
