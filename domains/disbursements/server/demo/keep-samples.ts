import type { WireMoney } from '@egcr/contract/money';
import { invariant } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

import type { EnvelopeState } from '../../contract/index.ts';
import { wireIn } from '../books.ts';
import { insertSampleFillings } from '../filling-store.ts';
import {
  broughtBack,
  budgetIn,
  budgetOf,
  commitmentOf,
  committed,
  envelopeOf,
  paymentKinds,
  setAside,
  treasury,
} from '../money.ts';
import type { DisbursementParts } from '../parts.ts';

/** The payment of one part: it waits for two people, was made, or was cancelled. */
export interface SampleEnvelope {
  readonly id: string;
  readonly title: string;
  readonly state: Extract<EnvelopeState, 'blocked' | 'closed' | 'cancelled'>;
  readonly subject: string;
  readonly amountMinor: bigint;
  readonly madeAt: Date;
  readonly changedAt: Date;
}

/** An invented promise of a fund with all that became of its money. */
export interface SampleCommitment {
  readonly id: string;
  readonly fund: string;
  readonly asset: string;
  readonly amountMinor: bigint;
  /** What went back to the budget: what was not paid of a promise that ended. */
  readonly releasedMinor: bigint;
  readonly userId: string;
  readonly decidedBy: readonly string[];
  readonly madeAt: Date;
  readonly envelopes: readonly SampleEnvelope[];
}

/** How an envelope came to each state. */
const ways = {
  blocked: ['blocked'],
  closed: ['blocked', 'shipping', 'shipped', 'closed'],
  cancelled: ['blocked', 'cancelled'],
} as const satisfies Readonly<Record<SampleEnvelope['state'], readonly EnvelopeState[]>>;
const LONGEST = 4;

type Shift = Parameters<DisbursementParts['wallet']['moveSamples']>[1][number];

/**
 * Keeps many invented promises with their envelopes and payments. Their money moves as it always does, in one batch of the ledger: budgets and
 * books are true for them too.
 */
export async function keepSampleCommitments(
  { wallet }: Pick<DisbursementParts, 'wallet'>,
  work: Work,
  commitments: readonly SampleCommitment[],
): Promise<void> {
  const shifts = commitments.flatMap(shiftsOf);
  const transfers = await wallet.moveSamples(work, shifts);
  const transferOf = new Map(
    shifts.flatMap(({ kind, key }, at) =>
      kind === paymentKinds.grant ? [[key, transfers[at] ?? null] as const] : [],
    ),
  );
  await insertCommitments(work, commitments);
  await insertEnvelopes(work, commitments);
  await insertPayments(work, commitments, transferOf);
}

/** The moves of one promise, in their order. An envelope carries one payment, whose id is its own. */
function shiftsOf(commitment: SampleCommitment): readonly Shift[] {
  const { id, fund, asset, amountMinor, releasedMinor, userId: person, envelopes } = commitment;
  const own = commitmentOf(id);
  const of = (minor: bigint) => wireIn(asset, minor);
  const used = envelopes.reduce(
    (sum, envelope) => (envelope.state === 'cancelled' ? sum : sum + envelope.amountMinor),
    0n,
  );
  invariant(used + releasedMinor <= amountMinor, 'an invented promise pays more than it holds');
  return [
    { kind: committed, key: id, from: budgetOf(fund), to: own, amount: of(amountMinor) },
    ...envelopes.flatMap(({ id: envelope, state, amountMinor: minor }): readonly Shift[] => {
      const [key, amount] = [envelope, of(minor)];
      const aside = { kind: setAside, key, from: own, to: envelopeOf(envelope), amount };
      if (state === 'closed')
        return [aside, { kind: paymentKinds.grant, key, from: envelopeOf(envelope), to: { person }, amount }];
      if (state === 'cancelled')
        return [aside, { kind: broughtBack, key, from: envelopeOf(envelope), to: own, amount }];
      return [aside];
    }),
    ...(releasedMinor > 0n
      ? [
          {
            kind: broughtBack,
            key: `end ${id}`,
            from: own,
            to: budgetOf(fund),
            amount: of(releasedMinor),
          },
        ]
      : []),
  ];
}

/** Play money for a budget of a demonstration. */
export interface SampleBudget {
  readonly fund: string;
  readonly amount: WireMoney;
  readonly key: string;
}

/** Fills many of them, each once for its key, in one batch of the ledger. */
export async function fillSampleBudgets(
  { wallet }: Pick<DisbursementParts, 'wallet'>,
  work: Work,
  budgets: readonly SampleBudget[],
): Promise<void> {
  await wallet.moveSamples(
    work,
    budgets.map(({ fund, amount, key }) => ({
      kind: budgetIn,
      key,
      from: treasury,
      to: budgetOf(fund),
      amount,
    })),
  );
  await insertSampleFillings(
    work,
    budgets.map(({ fund, amount }) => ({ fund, asset: amount.assetCode, minor: amount.value })),
  );
}

async function insertCommitments(
  { db }: Pick<Work, 'db'>,
  commitments: readonly SampleCommitment[],
): Promise<void> {
  const rows = commitments.map(({ amountMinor, releasedMinor, ...row }) => ({
    ...row,
    amountMinor: amountMinor.toString(),
    releasedMinor: releasedMinor.toString(),
    envelopes: undefined,
  }));
  await sql`
    insert into disbursements.commitment (id, fund_id, asset, amount_minor, released_minor, made_at)
    select id, fund, asset, "amountMinor", "releasedMinor", "madeAt"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (
      id uuid, fund uuid, asset text, "amountMinor" bigint, "releasedMinor" bigint, "madeAt" timestamptz)`.execute(
    db,
  );
}

async function insertEnvelopes(
  { db }: Pick<Work, 'db'>,
  commitments: readonly SampleCommitment[],
): Promise<void> {
  const all = commitments.flatMap(({ id: commitment, fund, asset, decidedBy, envelopes }) =>
    envelopes.map((envelope) => ({
      ...envelope,
      commitment,
      fund,
      asset,
      decidedBy,
      requestedBy: decidedBy.at(-1) ?? null,
      amountMinor: envelope.amountMinor.toString(),
    })),
  );
  await sql`
    insert into disbursements.envelope
      (id, fund_id, commitment_id, purpose, title, asset, control_count, control_minor, state, requested_by, decided_by, is_sample,
       made_at, changed_at)
    select id, fund, commitment, 'grant', title, asset, 1, "amountMinor", 'received', "requestedBy", "decidedBy", true, "madeAt", "changedAt"
    from jsonb_to_recordset(${JSON.stringify(all)}::jsonb) as given (
      id uuid, fund uuid, commitment uuid, title text, asset text, "amountMinor" bigint, "requestedBy" uuid, "decidedBy" uuid[],
      "madeAt" timestamptz, "changedAt" timestamptz)`.execute(db);
  const paths = sql`jsonb_to_recordset(${JSON.stringify(all.map(({ id, state }) => ({ id, path: ways[state] })))}::jsonb)
    as given (id uuid, path text[])`;
  for (let place = 1; place <= LONGEST; place += 1)
    await sql`
      update disbursements.envelope envelope set state = given.path[${place}::integer]
      from ${paths}
      where envelope.id = given.id and cardinality(given.path) >= ${place}::integer`.execute(db);
}

async function insertPayments(
  { db }: Pick<Work, 'db'>,
  commitments: readonly SampleCommitment[],
  transferOf: ReadonlyMap<string, string | null>,
): Promise<void> {
  const rows = commitments.flatMap(({ userId, envelopes }) =>
    envelopes.map(({ id, subject, amountMinor, state, changedAt }) => ({
      id,
      subject,
      user: userId,
      minor: amountMinor.toString(),
      state: state === 'closed' ? 'paid' : state === 'cancelled' ? 'cancelled' : 'pending',
      transfer: transferOf.get(id) ?? null,
      at: changedAt,
    })),
  );
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (
    id uuid, subject uuid, "user" uuid, minor bigint, state text, transfer uuid, at timestamptz)`;
  await sql`
    insert into disbursements.disbursement (id, envelope_id, position, subject, user_id, amount_minor, state)
    select id, id, 1, subject, "user", minor, 'pending'
    from ${given}`.execute(db);
  await sql`
    update disbursements.disbursement payment
    set state = given.state, transfer_id = given.transfer, attempts = case when given.state = 'paid' then 1 else 0 end,
      tried_at = case when given.state = 'paid' then given.at end
    from ${given}
    where payment.id = given.id and given.state <> 'pending'`.execute(db);
}
