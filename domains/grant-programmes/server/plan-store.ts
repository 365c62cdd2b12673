import type { Answers } from '@egcr/forms/contract';
import type { FixedRate } from '@egcr/grants/contract';
import type { PageAsked } from '@egcr/server-kit/data/page';
import type { Database } from '@egcr/server-kit/database';
import type { SealedColumn } from '@egcr/server-kit/reseal';
import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

import type { PlanState } from '../contract/index.ts';

export const planReasonColumn: SealedColumn = {
  table: 'grant_programmes.step',
  column: 'sealed_reason',
  key: ['id'],
};
const placeOf = (row: string) => ({
  table: planReasonColumn.table,
  column: planReasonColumn.column,
  row,
});

export interface PlanRow {
  readonly id: string;
  readonly state: PlanState;
  readonly version: number;
  readonly slug: string;
  readonly language: string;
  readonly answers: Answers;
  readonly round: number;
  readonly opens_at: Date;
  readonly closes_at: Date;
  readonly made_by: string;
  readonly organisation_id: string | null;
  readonly endorsed_by: string | null;
  readonly published_by: string | null;
  readonly award_proposed_by: string | null;
  readonly awarded_by: string | null;
  /** Of one that pays in another currency, once it is published. */
  readonly fixed_rate: FixedRate | null;
  readonly is_sample: boolean;
  readonly changed_at: Date;
}

const columns = sql`
  id, state, version, slug, language, answers, round, opens_at, closes_at, made_by, organisation_id, endorsed_by, published_by,
  award_proposed_by, awarded_by, fixed_rate, is_sample, changed_at`;

export type NewPlan = Pick<
  PlanRow,
  | 'id'
  | 'slug'
  | 'language'
  | 'answers'
  | 'opens_at'
  | 'closes_at'
  | 'made_by'
  | 'organisation_id'
  | 'is_sample'
>;

export async function insertPlan({ db, now }: Pick<Work, 'db' | 'now'>, row: NewPlan): Promise<void> {
  await sql`
    insert into grant_programmes.plan
      (id, state, slug, language, answers, opens_at, closes_at, made_by, organisation_id, is_sample, made_at, changed_at)
    values
      (${row.id}, 'draft', ${row.slug}, ${row.language}, ${JSON.stringify(row.answers)}::jsonb, ${row.opens_at}, ${row.closes_at},
       ${row.made_by}, ${row.organisation_id}, ${row.is_sample}, ${now}, ${now})`.execute(db);
}

/** What a plan is now; the version tells who reads it that it changed. */
export async function updatePlan({ db, now }: Pick<Work, 'db' | 'now'>, row: PlanRow): Promise<void> {
  await sql`
    update grant_programmes.plan
    set state = ${row.state}, version = ${row.version}, language = ${row.language}, answers = ${JSON.stringify(row.answers)}::jsonb,
      round = ${row.round}, opens_at = ${row.opens_at}, closes_at = ${row.closes_at}, endorsed_by = ${row.endorsed_by},
      published_by = ${row.published_by}, award_proposed_by = ${row.award_proposed_by}, awarded_by = ${row.awarded_by},
      fixed_rate = ${row.fixed_rate && JSON.stringify(row.fixed_rate)}::jsonb, changed_at = ${now}
    where id = ${row.id}`.execute(db);
}

export async function findPlan(
  db: Database,
  id: string,
  { isLocked = false }: { readonly isLocked?: boolean } = {},
): Promise<PlanRow | undefined> {
  const { rows } = await sql<PlanRow>`
    select ${columns}
    from grant_programmes.plan
    where id = ${id}
    ${isLocked ? sql`for no key update` : sql``}`.execute(db);
  return rows[0];
}

export async function listPlanRows(
  db: Database,
  {
    after,
    limit,
    state,
    now,
  }: PageAsked<string> & { readonly state: string | undefined; readonly now: Date },
): Promise<readonly PlanRow[]> {
  const { rows } = await sql<PlanRow>`
    select ${columns}
    from grant_programmes.plan
    where ${after === undefined ? sql`true` : sql`id < ${after}`}
      and ${
        state === undefined
          ? sql`true`
          : sql`case when state not in ('forecasted', 'open') then state
              when closes_at < ${now}::timestamptz then 'closed' when opens_at <= ${now}::timestamptz then 'open'
              else 'forecasted' end = ${state}`
      }
    order by id desc
    limit ${limit}`.execute(db);
  return rows;
}

const OWN_MAX = 20;

/** What a person made for themselves, or what an organisation did; the latest first. */
export async function ownPlanRows(
  db: Database,
  { userId, organisationId }: { readonly userId: string; readonly organisationId: string | null },
): Promise<readonly PlanRow[]> {
  const { rows } = await sql<PlanRow>`
    select ${columns}
    from grant_programmes.plan
    where ${
      organisationId === null
        ? sql`organisation_id is null and made_by = ${userId}`
        : sql`organisation_id = ${organisationId}`
    } and not is_sample
    order by id desc
    limit ${OWN_MAX}`.execute(db);
  return rows;
}

/** Whether a plan is a draft, of the person or of the organisation for which they act. */
export async function isOpenToChange(
  { db }: { readonly db: Database },
  {
    id,
    userId,
    organisationId,
  }: { readonly id: string; readonly userId: string; readonly organisationId: string | null },
): Promise<boolean> {
  const plan = await findPlan(db, id);
  if (plan?.state !== 'draft' || plan.organisation_id !== organisationId) return false;
  return organisationId !== null || plan.made_by === userId;
}

const MOVED_AT_ONCE = 200;

/** Published programmes that time has opened or closed, and that do not say so yet. */
export async function plansToMove({ db, now }: Pick<Work, 'db' | 'now'>): Promise<readonly PlanRow[]> {
  const { rows } = await sql<PlanRow>`
    select ${columns}
    from grant_programmes.plan
    where (state = 'forecasted' and opens_at <= ${now}) or (state = 'open' and closes_at < ${now})
    order by id
    limit ${MOVED_AT_ONCE}
    for no key update skip locked`.execute(db);
  return rows;
}

export interface PlanStepRow {
  readonly id: string;
  readonly plan_id: string;
  readonly event: string;
  readonly state: PlanState;
  readonly by_id: string | null;
  readonly reason: string | null;
  readonly at: Date;
}

export async function insertPlanStep(
  { db, now, cipher, newId }: Pick<Work, 'db' | 'now' | 'cipher' | 'newId'>,
  step: Pick<PlanStepRow, 'plan_id' | 'event' | 'state' | 'by_id' | 'reason'>,
): Promise<void> {
  const id = newId();
  const sealed = step.reason === null ? null : cipher.seal(placeOf(id), step.reason);
  await sql`
    insert into grant_programmes.step (id, plan_id, event, state, by_id, sealed_reason, at)
    values (${id}, ${step.plan_id}, ${step.event}, ${step.state}, ${step.by_id}, ${sealed}, ${now})`.execute(
    db,
  );
}

/** What was done with some plans, the earliest first. */
export async function planSteps(
  { db, cipher }: Pick<Work, 'db' | 'cipher'>,
  planIds: readonly string[],
): Promise<readonly PlanStepRow[]> {
  const { rows } = await sql<Omit<PlanStepRow, 'reason'> & { readonly sealed_reason: string | null }>`
    select id, plan_id, event, state, by_id, sealed_reason, at
    from grant_programmes.step
    where plan_id = any(${sql.val(planIds)}::uuid[])
    order by id`.execute(db);
  return rows.map(({ sealed_reason: sealed, ...row }) => ({
    ...row,
    reason: sealed === null ? null : cipher.open(placeOf(row.id), sealed),
  }));
}
