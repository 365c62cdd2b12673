import type { PageAsked } from '@egcr/server-kit/data/page';
import type { Database } from '@egcr/server-kit/database';
import { sql } from 'kysely';

import type { Fact, ProposalKindName, ProposalState } from '../contract/index.ts';
import type { Outcome } from './kind.ts';

/** A proposal, without what will run: that may be long, and is read where it runs. */
export interface ShownRow {
  readonly id: string;
  readonly kind: ProposalKindName;
  readonly subject: string;
  readonly payload_sha256: Buffer;
  readonly facts: readonly Fact[];
  readonly reason: string;
  readonly proposed_by: string;
  readonly proposed_at: Date;
  readonly expires_at: Date;
  readonly state: ProposalState;
  readonly decided_by: string | null;
  readonly decided_at: Date | null;
  readonly decision_reason: string | null;
  readonly outcome: Outcome | null;
}

const shown = sql.raw(
  `id, kind, subject, payload_sha256, facts, reason, proposed_by, proposed_at, expires_at, state, decided_by, decided_at,
   decision_reason, outcome`,
);

interface NewProposal {
  readonly id: string;
  readonly kind: ProposalKindName;
  readonly subject: string;
  readonly sealedPayload: string;
  readonly sha256: Buffer;
  readonly facts: readonly Fact[];
  readonly reason: string;
  readonly proposedBy: string;
  readonly session: string;
  readonly network: string;
  readonly now: Date;
  readonly expiresAt: Date;
}

export async function addProposal(db: Database, proposal: NewProposal): Promise<ShownRow | undefined> {
  const { rows } = await sql<ShownRow>`
    insert into approvals.proposal
      (id, kind, subject, sealed_payload, payload_sha256, facts, reason, proposed_by, proposed_session, proposed_network,
        proposed_at, expires_at, state)
    values (
      ${proposal.id}::uuid, ${proposal.kind}, ${proposal.subject}, ${proposal.sealedPayload}, ${proposal.sha256},
      ${JSON.stringify(proposal.facts)}::jsonb, ${proposal.reason}, ${proposal.proposedBy}::uuid, ${proposal.session}::uuid,
      ${proposal.network}, ${proposal.now}, ${proposal.expiresAt}, 'open')
    returning ${shown}`.execute(db);
  return rows[0];
}

/** A proposal, locked: all who decide on it follow each other. */
export async function lockProposal(db: Database, id: string): Promise<ShownRow | undefined> {
  const { rows } = await sql<ShownRow>`
    select ${shown}
    from approvals.proposal
    where id = ${id}::uuid
    for no key update`.execute(db);
  return rows[0];
}

/** What will run, sealed. */
export async function findSealedPayload(db: Database, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ sealed_payload: string }>`
    select sealed_payload from approvals.proposal where id = ${id}::uuid`.execute(db);
  return rows[0]?.sealed_payload;
}

export async function findProposal(db: Database, id: string): Promise<ShownRow | undefined> {
  const { rows } = await sql<ShownRow>`
    select ${shown} from approvals.proposal where id = ${id}::uuid`.execute(db);
  return rows[0];
}

interface Asked extends PageAsked<string> {
  readonly isOpen: boolean;
  readonly now: Date;
}

/** Newest first. What waited too long counts as decided, whether that has been written down yet or not. */
export async function listProposals(
  db: Database,
  { isOpen, after, limit, now }: Asked,
): Promise<readonly ShownRow[]> {
  const { rows } = await sql<ShownRow>`
    select ${shown}
    from approvals.proposal
    where (state = 'open' and expires_at > ${now}) = ${isOpen}
      and (${after ?? null}::uuid is null or id < ${after ?? null}::uuid)
    order by id desc
    limit ${limit}`.execute(db);
  return rows;
}

interface Decision {
  readonly id: string;
  readonly state: Exclude<ProposalState, 'open'>;
  /** Absent where time decided. */
  readonly by?: { readonly userId: string; readonly session: string; readonly network: string };
  readonly reason: string | null;
  readonly outcome: Outcome | null;
  /** US cents that it moves. */
  readonly worthMinor?: bigint;
  readonly now: Date;
}

export async function decideProposal(db: Database, decision: Decision): Promise<ShownRow | undefined> {
  const { by, outcome, worthMinor } = decision;
  const { rows } = await sql<ShownRow>`
    update approvals.proposal
    set state = ${decision.state}, decided_by = ${by?.userId ?? null}::uuid, decided_session = ${by?.session ?? null}::uuid,
      decided_network = ${by?.network ?? null}, decided_at = ${decision.now}, decision_reason = ${decision.reason},
      outcome = ${outcome && JSON.stringify(outcome)}::jsonb, worth = ${worthMinor?.toString() ?? null}::bigint
    where id = ${decision.id}::uuid and state = 'open'
    returning ${shown}`.execute(db);
  return rows[0];
}

/** How many proposals wait, of others and of a person. */
export async function countOpen(
  db: Database,
  { userId, now }: { readonly userId: string; readonly now: Date },
): Promise<{ readonly others: number; readonly own: number }> {
  const { rows } = await sql<{ others: number; own: number }>`
    select count(*) filter (where proposed_by <> ${userId}::uuid)::int as others,
      count(*) filter (where proposed_by = ${userId}::uuid)::int as own
    from approvals.proposal
    where state = 'open' and expires_at > ${now}`.execute(db);
  return rows[0] ?? { others: 0, own: 0 };
}

/** How many proposals of a person wait. */
export async function countOpenOf(db: Database, userId: string, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from approvals.proposal
    where proposed_by = ${userId}::uuid and state = 'open' and expires_at > ${now}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** How many of a kind were carried out since then, and what they moved; until the unit ends, no other of the kind is. */
export async function countExecuted(
  db: Database,
  kind: ProposalKindName,
  since: Date,
): Promise<{ readonly count: number; readonly worthMinor: bigint }> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`approvals.${kind}`}, 0))`.execute(db);
  const { rows } = await sql<{ count: number; worth: string }>`
    select count(*)::int as count, coalesce(sum(worth), 0)::text as worth
    from approvals.proposal
    where kind = ${kind} and state = 'executed' and decided_at > ${since}`.execute(db);
  return { count: rows[0]?.count ?? 0, worthMinor: BigInt(rows[0]?.worth ?? '0') };
}

/** What waited too long, locked, a few at a time. */
export async function lockOverdue(db: Database, now: Date, limit: number): Promise<readonly ShownRow[]> {
  const { rows } = await sql<ShownRow>`
    select ${shown}
    from approvals.proposal
    where state = 'open' and expires_at <= ${now}
    order by id
    limit ${limit}
    for no key update skip locked`.execute(db);
  return rows;
}
