import { addSeconds } from '@egcr/contract/time';
import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

import type { PlanEvent, PlanState } from '../../contract/index.ts';
import type { PlanRow } from '../plan-store.ts';

/** What was done with each of them, a day apart, and by whom of the two. */
const steps: readonly (readonly [event: PlanEvent | 'make', state: PlanState, by: 'manager' | 'second'])[] = [
  ['make', 'draft', 'manager'],
  ['submit', 'in_review', 'manager'],
  ['publish', 'forecasted', 'second'],
];
const DAY_S = 86_400;

export type WrittenPlan = Pick<
  PlanRow,
  'id' | 'slug' | 'answers' | 'opens_at' | 'closes_at' | 'fixed_rate'
> & {
  readonly made_at: Date;
};

/** Writes many invented plans down as two people published them: in bulk, since each first start of a demonstration waits for it. */
export async function writePublished(
  { db, newId }: Pick<Work, 'db' | 'newId'>,
  plans: readonly WrittenPlan[],
  { manager, second }: Readonly<Record<'manager' | 'second', string>>,
): Promise<void> {
  const rows = sql`jsonb_to_recordset(${JSON.stringify(plans)}::jsonb) as given (
    id uuid, slug text, answers jsonb, opens_at timestamptz, closes_at timestamptz, fixed_rate jsonb, made_at timestamptz)`;
  await sql`
    insert into grant_programmes.plan
      (id, state, slug, language, answers, opens_at, closes_at, made_by, is_sample, made_at, changed_at)
    select id, 'draft', slug, 'en', answers, opens_at, closes_at, ${manager}, true, made_at, made_at
    from ${rows}`.execute(db);
  const ids = sql`any(${sql.val(plans.map(({ id }) => id))}::uuid[])`;
  await sql`
    update grant_programmes.plan set state = 'in_review', version = 2, endorsed_by = made_by where id = ${ids}`.execute(
    db,
  );
  await sql`
    update grant_programmes.plan plan
    set state = 'forecasted', version = 3, published_by = ${second}, fixed_rate = nullif(given.fixed_rate, 'null'),
      changed_at = given.made_at + interval '2 days'
    from ${rows}
    where plan.id = given.id`.execute(db);
  const done = plans.flatMap((plan) =>
    steps.map(([event, state, by], at) => ({
      id: newId(),
      plan_id: plan.id,
      event,
      state,
      by_id: by === 'manager' ? manager : second,
      at: addSeconds(plan.made_at, at * DAY_S),
    })),
  );
  await sql`
    insert into grant_programmes.step (id, plan_id, event, state, by_id, at)
    select id, plan_id, event, state, by_id, at
    from jsonb_to_recordset(${JSON.stringify(done)}::jsonb) as given (
      id uuid, plan_id uuid, event text, state text, by_id uuid, at timestamptz)`.execute(db);
}
