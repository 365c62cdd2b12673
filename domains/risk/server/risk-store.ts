import type { Database } from '@egcr/server-kit/database';
import { sql } from 'kysely';

import type {
  RiskAction,
  RiskListKind,
  RiskOutcome,
  RiskRuleKind,
  RiskSignal,
} from '../contract/risk-rules.ts';

export interface RiskRuleRow {
  readonly id: string;
  readonly merchant_id: string;
  readonly kind: RiskRuleKind;
  readonly at_least: bigint;
  readonly asset: string | null;
  readonly action: RiskAction;
  readonly created_at: Date;
  readonly ended_at: Date | null;
}

const ruleColumns = sql.raw('id, merchant_id, kind, at_least, asset, action, created_at, ended_at');

/** One line for each merchant: who adds to rules or list at the same time waits. */
export async function lockRiskOf(db: Database, merchantId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('risk ' || ${merchantId}, 0))`.execute(db);
}

/** The rules that decide now, newest first. */
export async function openRulesOf(db: Database, merchantId: string): Promise<readonly RiskRuleRow[]> {
  const { rows } = await sql<RiskRuleRow>`
    select ${ruleColumns} from risk.rule
    where merchant_id = ${merchantId}::uuid and ended_at is null
    order by id desc`.execute(db);
  return rows;
}

export async function riskRulesNamed(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, RiskRuleRow>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<RiskRuleRow>`
    select ${ruleColumns} from risk.rule where id = any (${[...ids]}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

export async function insertRiskRule(
  db: Database,
  row: Omit<RiskRuleRow, 'ended_at'>,
): Promise<RiskRuleRow | undefined> {
  const { rows } = await sql<RiskRuleRow>`
    insert into risk.rule (id, merchant_id, kind, at_least, asset, action, created_at)
    values (
      ${row.id}::uuid, ${row.merchant_id}::uuid, ${row.kind}, ${row.at_least.toString()}::bigint, ${row.asset}::text, ${row.action},
      ${row.created_at})
    returning ${ruleColumns}`.execute(db);
  return rows[0];
}

/** A rule of a demonstration, which has ended. */
export async function insertSampleRule(db: Database, row: RiskRuleRow): Promise<void> {
  await sql`
    insert into risk.rule (id, merchant_id, kind, at_least, asset, action, is_sample, created_at, ended_at)
    values (
      ${row.id}::uuid, ${row.merchant_id}::uuid, ${row.kind}, ${row.at_least.toString()}::bigint, ${row.asset}::text, ${row.action}, true,
      ${row.created_at}, ${row.ended_at})`.execute(db);
}

interface Own {
  readonly id: string;
  readonly merchantId: string;
  readonly now: Date;
}

/** Undefined where the merchant has no such rule. One that has ended stays as it is. */
export async function endRiskRuleRow(
  db: Database,
  { id, merchantId, now }: Own,
): Promise<RiskRuleRow | undefined> {
  const { rows } = await sql<RiskRuleRow>`
    update risk.rule set ended_at = coalesce(ended_at, ${now})
    where id = ${id}::uuid and merchant_id = ${merchantId}::uuid
    returning ${ruleColumns}`.execute(db);
  return rows[0];
}

export interface RiskEntryRow {
  readonly id: string;
  readonly kind: RiskListKind;
  readonly hint: string;
  readonly created_at: Date;
}

const entryColumns = sql.raw('id, kind, hint, created_at');

export interface NewEntry {
  readonly id: string;
  readonly merchantId: string;
  readonly kind: RiskListKind;
  readonly hash: Buffer;
  readonly hint: string;
  readonly now: Date;
}

/** Writes an entry; what stands there already stays. */
export async function insertEntry(db: Database, row: NewEntry): Promise<RiskEntryRow | undefined> {
  const { rows } = await sql<RiskEntryRow>`
    with added as (
      insert into risk.entry (id, merchant_id, kind, hash, hint, created_at)
      values (${row.id}::uuid, ${row.merchantId}::uuid, ${row.kind}, ${row.hash}, ${row.hint}, ${row.now})
      on conflict (merchant_id, kind, hash) where removed_at is null do nothing
      returning ${entryColumns})
    select ${entryColumns} from added
    union all
    select ${entryColumns} from risk.entry
    where merchant_id = ${row.merchantId}::uuid and kind = ${row.kind} and hash = ${row.hash} and removed_at is null
    limit 1`.execute(db);
  return rows[0];
}

export interface EntriesAsked {
  readonly merchantId: string;
  readonly kind?: RiskListKind | undefined;
  /** Part of what is shown of an entry. */
  readonly words?: string | undefined;
  readonly after?: string | undefined;
  readonly limit: number;
}

export async function listEntries(db: Database, asked: EntriesAsked): Promise<readonly RiskEntryRow[]> {
  const { merchantId, kind, words, after, limit } = asked;
  const { rows } = await sql<RiskEntryRow>`
    select ${entryColumns} from risk.entry
    where merchant_id = ${merchantId}::uuid and removed_at is null
      and ${kind === undefined ? sql`true` : sql`kind = ${kind}`}
      and ${words === undefined ? sql`true` : sql`strpos(lower(hint), lower(${words})) > 0`}
      and ${after === undefined ? sql`true` : sql`id < ${after}::uuid`}
    order by id desc
    limit ${limit}`.execute(db);
  return rows;
}

export async function countEntries(db: Database, merchantId: string): Promise<number> {
  const { rows } = await sql<{ count: bigint }>`
    select count(*) as count from risk.entry
    where merchant_id = ${merchantId}::uuid and removed_at is null`.execute(db);
  return Number(rows[0]?.count ?? 0n);
}

/** Undefined where the merchant has no such entry. */
export async function removeEntry(
  db: Database,
  { id, merchantId, now }: Own,
): Promise<RiskEntryRow | undefined> {
  const { rows } = await sql<RiskEntryRow>`
    update risk.entry set removed_at = coalesce(removed_at, ${now})
    where id = ${id}::uuid and merchant_id = ${merchantId}::uuid
    returning ${entryColumns}`.execute(db);
  return rows[0];
}

/**
 * In which of a merchant's lists something stands. An address holds for payments that began after it was listed: a merchant who
 * sees a payment and its payer could otherwise try addresses until one holds.
 */
export async function listedIn(
  db: Database,
  {
    merchantId,
    begunAt,
    hashes,
  }: { readonly merchantId: string; readonly begunAt: Date; readonly hashes: readonly Buffer[] },
): Promise<readonly RiskListKind[]> {
  const { rows } = await sql<{ readonly kind: RiskListKind }>`
    select distinct kind from risk.entry
    where merchant_id = ${merchantId}::uuid and removed_at is null and hash = any (${[...hashes]}::bytea[])
      and (kind <> 'email' or created_at <= ${begunAt})
    order by kind`.execute(db);
  return rows.map(({ kind }) => kind);
}

export interface RiskDecisionRow {
  readonly payment_id: string;
  readonly merchant_id: string;
  readonly outcome: RiskOutcome;
  readonly score: number;
  readonly signals: readonly RiskSignal[];
  readonly listed: readonly RiskListKind[];
  readonly rules: readonly string[];
  /** Of the card that was to pay; null where none was. */
  readonly card_hash: Buffer | null;
  readonly card_hint: string | null;
  readonly at: Date;
  readonly is_sample: boolean;
}

/** Keeps what was decided of a payment of which the caller holds the lock. */
export async function insertRiskDecision(db: Database, row: RiskDecisionRow): Promise<void> {
  await sql`
    insert into risk.decision (payment_id, merchant_id, number, outcome, score, signals, listed, rules, card_hash, card_hint, at, is_sample)
    select ${row.payment_id}::uuid, ${row.merchant_id}::uuid, count(*) + 1, ${row.outcome}, ${row.score}, ${[...row.signals]}::text[],
      ${[...row.listed]}::text[], ${[...row.rules]}::uuid[], ${row.card_hash}::bytea, ${row.card_hint}::text, ${row.at},
      ${row.is_sample}
    from risk.decision where payment_id = ${row.payment_id}::uuid`.execute(db);
}

/** Decisions of payments, of each the newest first. */
export async function riskDecisionsOf(
  db: Database,
  paymentIds: readonly string[],
): Promise<readonly RiskDecisionRow[]> {
  const { rows } = await sql<RiskDecisionRow>`
    select payment_id, merchant_id, outcome, score, signals, listed, rules, card_hash, card_hint, at, is_sample
    from risk.decision
    where payment_id = any (${[...paymentIds]}::uuid[])
    order by payment_id, number desc`.execute(db);
  return rows;
}
