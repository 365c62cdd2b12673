import type { PageAsked } from '@egcr/server-kit/data/page';
import type { Work } from '@egcr/server-kit/work';
import { sql, type RawBuilder } from 'kysely';

import { shown, type CaseRow } from './store.ts';

type Db = Work['db'];

/** Where a page of the queue ended. */
export interface QueuePlace {
  readonly id: string;
  readonly dueAt: Date | null;
}

export type SearchedText =
  | { readonly reference: string; readonly applicantId?: never }
  /** Null: there is no such person. */
  | { readonly applicantId: string | null; readonly reference?: never };

export interface QueueAsked extends PageAsked<QueuePlace> {
  readonly kinds: readonly string[];
  /** Ids of cases that are left out. */
  readonly except: readonly string[];
  readonly searched: SearchedText | undefined;
  /** `due`: the most urgent first, what has no term last. */
  readonly order: 'due' | 'newest';
  /** `open`: every state in which someone has to act. */
  readonly state: string | undefined;
  /** Null: nobody's; undefined: anybody's. */
  readonly assigneeId: string | null | undefined;
  readonly isLate: boolean;
  readonly hidesSamples: boolean;
}

const always = sql`true`;

export async function queueOf(db: Db, asked: QueueAsked): Promise<readonly CaseRow[]> {
  const { state, assigneeId, kinds, searched } = asked;
  const [only] = kinds;
  const order = asked.order === 'due' ? sql`coalesce(due_at, 'infinity'), id` : sql`id desc`;
  const { rows } = await sql<CaseRow>`
    select ${shown}
    from cases.case
    where ${kinds.length === 1 ? sql`kind = ${only}` : sql`kind = any(${[...kinds]}::text[])`}
      and ${asked.except.length === 0 ? always : sql`id <> all (${[...asked.except]}::uuid[])`}
      and ${state === undefined ? always : state === 'open' ? sql`awaits <> 'nobody'` : sql`state = ${state}`}
      and ${assigneeId === undefined ? always : sql`assignee_id is not distinct from ${assigneeId}::uuid`}
      and ${asked.isLate ? sql`overdue_at is not null` : always}
      and ${asked.hidesSamples ? sql`not is_sample` : always}
      and ${searched === undefined ? always : found(searched)}
      and ${asked.after === undefined ? always : behind(asked.after, asked.order)}
    order by ${order}
    limit ${asked.limit}`.execute(db);
  return rows;
}

/** The text holds nothing that `like` reads as a pattern. */
function found({ reference, applicantId }: SearchedText): RawBuilder<unknown> {
  return reference === undefined
    ? sql`applicant_id = ${applicantId ?? null}::uuid and not is_name_withheld`
    : sql`reference like ${`${reference}%`}`;
}

function behind({ id, dueAt }: QueuePlace, order: QueueAsked['order']): RawBuilder<unknown> {
  if (order === 'newest') return sql`id < ${id}`;
  const due = dueAt === null ? sql`timestamptz 'infinity'` : sql`${dueAt}::timestamptz`;
  return sql`(coalesce(due_at, 'infinity'), id) > (${due}, ${id}::uuid)`;
}

interface QueueCounts {
  readonly kind: string;
  readonly open: bigint;
  readonly unassigned: bigint;
  readonly mine: bigint;
  readonly late: bigint;
}

/** How many cases of some kinds are open: in all, with no one, with an officer, late. */
export async function countsOf(
  db: Db,
  {
    kinds,
    officerId,
    hidesSamples,
  }: { readonly kinds: readonly string[]; readonly officerId: string; readonly hidesSamples: boolean },
): Promise<ReadonlyMap<string, QueueCounts>> {
  const { rows } = await sql<QueueCounts>`
    select kind, count(*) as open,
      count(*) filter (where assignee_id is null) as unassigned,
      count(*) filter (where assignee_id = ${officerId}) as mine,
      count(*) filter (where overdue_at is not null) as late
    from cases.case
    where awaits <> 'nobody' and kind = any(${[...kinds]}::text[])
      and ${hidesSamples ? sql`not is_sample` : always}
    group by kind`.execute(db);
  return new Map(rows.map((row) => [row.kind, row]));
}
