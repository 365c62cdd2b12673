import type { PageAsked } from '@egcr/server-kit/data/page';
import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

import { shown, type CaseRow } from './store.ts';

type Db = Work['db'];

/** Erased at once, so that a job never takes long. */
const ERASED_MAX = 500;

export interface KindAsked extends PageAsked<string> {
  readonly states: readonly string[];
  readonly subject: string | undefined;
  /** Null: nobody's; undefined: anybody's. */
  readonly assigneeId: string | null | undefined;
}

/** Of one kind, newest first, without those that were erased. */
export async function casesOfKind(
  db: Db,
  { kind, states, subject, assigneeId, after, limit }: KindAsked & { readonly kind: string },
): Promise<readonly CaseRow[]> {
  const { rows } = await sql<CaseRow>`
    select ${shown}
    from cases.case
    where kind = ${kind}
      and state = any(${[...states]}::text[])
      and sealed_answers is not null
      and ${subject === undefined ? sql`true` : sql`subject = ${subject}`}
      and ${assigneeId === undefined ? sql`true` : sql`assignee_id is not distinct from ${assigneeId}::uuid`}
      and ${after === undefined ? sql`true` : sql`id < ${after}::uuid`}
    order by id desc
    limit ${limit}`.execute(db);
  return rows;
}

/** Of one kind, in a state since before an instant, and not yet erased. */
export async function casesEndedBefore(
  db: Db,
  { kind, state, before }: { readonly kind: string; readonly state: string; readonly before: Date },
): Promise<readonly CaseRow[]> {
  const { rows } = await sql<CaseRow>`
    select ${shown}
    from cases.case
    where kind = ${kind} and state = ${state} and changed_at < ${before} and sealed_answers is not null
    order by id
    limit ${ERASED_MAX}
    for no key update skip locked`.execute(db);
  return rows;
}
