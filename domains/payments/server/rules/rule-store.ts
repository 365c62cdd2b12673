import type { Database } from '@egcr/server-kit/database';
import { sql } from 'kysely';

import type { RuleConditions, RuleState, RuleVersion } from '../../contract/index.ts';

export interface RuleRow {
  readonly id: string;
  readonly rule_id: string;
  readonly version: number;
  readonly merchant_id: string;
  readonly is_test: boolean;
  readonly is_sample: boolean;
  readonly state: RuleState;
  readonly title: string;
  readonly priority: number;
  readonly conditions: RuleConditions;
  readonly rails: RuleVersion['rails'];
  readonly is_enforced: boolean;
  readonly created_at: Date;
  readonly activated_at: Date | null;
  readonly retired_at: Date | null;
}

const columns = sql.raw(
  'id, rule_id, version, merchant_id, is_test, is_sample, state, title, priority, conditions, rails, is_enforced, created_at, activated_at, retired_at',
);

/** All versions of a merchant's rules, rule by rule, the newest first. */
export async function rulesOf(db: Database, merchantId: string): Promise<readonly RuleRow[]> {
  const { rows } = await sql<RuleRow>`
    select ${columns} from payments.routing_rule
    where merchant_id = ${merchantId}::uuid
    order by rule_id, version desc`.execute(db);
  return rows;
}

/** The same in a line: writing, activating and ending rules of one merchant wait for each other. */
export async function lockRulesOf(db: Database, merchantId: string): Promise<readonly RuleRow[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended('payments.routing_rule ' || ${merchantId}, 0))`.execute(
    db,
  );
  return rulesOf(db, merchantId);
}

/** The versions that decide about a merchant's payments of one mode. */
export async function activeRulesOf(
  db: Database,
  { merchantId, isTest }: { readonly merchantId: string; readonly isTest: boolean },
): Promise<readonly RuleRow[]> {
  const { rows } = await sql<RuleRow>`
    select ${columns} from payments.routing_rule
    where merchant_id = ${merchantId}::uuid and is_test = ${isTest} and state = 'active'
    order by rule_id`.execute(db);
  return rows;
}

export type NewRule = Omit<RuleRow, 'state' | 'activated_at' | 'retired_at'>;

export async function insertDraft(db: Database, row: NewRule): Promise<void> {
  await sql`
    insert into payments.routing_rule
      (id, rule_id, version, merchant_id, is_test, is_sample, title, priority, conditions, rails, is_enforced, created_at)
    values (
      ${row.id}::uuid, ${row.rule_id}::uuid, ${row.version}, ${row.merchant_id}::uuid, ${row.is_test}, ${row.is_sample},
      ${row.title}, ${row.priority}, ${JSON.stringify(row.conditions)}::jsonb, ${JSON.stringify(row.rails)}::jsonb,
      ${row.is_enforced}, ${row.created_at})`.execute(db);
}

/** Writes a draft again. `created_at` says which writing it is. */
export async function rewriteDraft(
  db: Database,
  row: Pick<RuleRow, 'id' | 'title' | 'priority' | 'conditions' | 'rails' | 'is_enforced' | 'created_at'>,
): Promise<void> {
  await sql`
    update payments.routing_rule
    set title = ${row.title}, priority = ${row.priority}, conditions = ${JSON.stringify(row.conditions)}::jsonb,
      rails = ${JSON.stringify(row.rails)}::jsonb, is_enforced = ${row.is_enforced}, created_at = ${row.created_at}
    where id = ${row.id}::uuid and state = 'draft'`.execute(db);
}

export async function activateVersion(db: Database, id: string, now: Date): Promise<void> {
  await sql`
    update payments.routing_rule set state = 'active', activated_at = ${now}
    where id = ${id}::uuid`.execute(db);
}

export async function retireVersions(db: Database, ids: readonly string[], now: Date): Promise<void> {
  await sql`
    update payments.routing_rule set state = 'retired', retired_at = ${now}
    where id = any (${[...ids]}::uuid[])`.execute(db);
}

/** Ends all rules of a person whose account is deleted. */
export async function retireRulesOf(db: Database, merchantId: string, now: Date): Promise<void> {
  await sql`
    update payments.routing_rule set state = 'retired', retired_at = ${now}
    where merchant_id = ${merchantId}::uuid and state <> 'retired'`.execute(db);
}
