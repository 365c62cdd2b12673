import type { Database } from '@egcr/server-kit/database';
import { sql, type RawBuilder } from 'kysely';

import type { MadeProgramme } from '../../contract/index.ts';
import type { ApplicationState } from '../store.ts';
import type { ApplicationFilters, ApplicationSort, OneOf } from './asked-others.ts';
import { siblingId } from './sibling-id.ts';
import type { NumberedPage } from './wire.ts';

export interface SentApplicationRow {
  readonly case_id: string;
  readonly draft_id: string | null;
  readonly programme_id: string;
  readonly slug: string;
  /** Of one that people made; null: its terms stand in the code. */
  readonly made: MadeProgramme | null;
  readonly user_id: string;
  readonly organisation_id: string | null;
  readonly reference: string;
  readonly state: ApplicationState;
  readonly is_sample: boolean;
  readonly sent_at: Date;
  /** When it was sent or ended: the later of both. */
  readonly changed_at: Date;
}

/** Whose applications a caller may read. */
export interface Reader {
  readonly userId: string;
  /** Organisations of which the caller is a member now. */
  readonly organisationIds: readonly string[];
  /** A test key sees what is invented, and nothing else. */
  readonly onlySamples: boolean;
}

/** The states of the protocol for those of ours. */
const status = sql`
  case state
    when 'draft' then 'inProgress' when 'declined' then 'rejected'
    when 'reserve' then 'custom' when 'cancelled' then 'custom'
    when 'approved' then 'accepted' when 'payment_stopped' then 'accepted' when 'paid' then 'accepted' when 'ended' then 'accepted'
    else 'submitted' end`;

const own = ({ userId, organisationIds, onlySamples }: Reader) => sql`
  select a.case_id, a.draft_id, a.programme_id, p.slug, p.made, a.user_id, a.organisation_id, a.reference, a.state, a.is_sample, a.sent_at,
    greatest(a.sent_at, a.closed_at) as changed_at
  from grants.application a
  join grants.programme p on p.id = a.programme_id
  where ((a.organisation_id is null and a.user_id = ${userId}) or a.organisation_id = any (${[...organisationIds]}::uuid[]))
    and (a.is_sample or not ${onlySamples}::boolean)`;

const orders = {
  lastModifiedAt: sql`changed_at`,
  submittedAt: sql`sent_at`,
  'status.value': status,
  opportunityId: sql`programme_id`,
} as const;

function matching({ status: wanted, opportunity, competition, submitted }: ApplicationFilters) {
  const one = (column: RawBuilder<unknown>, { isIn, values }: OneOf) =>
    isIn ? sql`${column} = any (${[...values]}::text[])` : sql`${column} <> all (${[...values]}::text[])`;
  const programmesOf = ({ isIn, values }: OneOf): OneOf => ({
    isIn,
    values: values
      .filter((each) => /^[\da-f-]{36}$/.test(each))
      .map((each) => siblingId(each, 'competition')),
  });
  const all = [
    wanted && one(status, wanted),
    opportunity && one(sql`programme_id::text`, opportunity),
    competition && one(sql`programme_id::text`, programmesOf(competition)),
    submitted &&
      (submitted.isInside
        ? sql`sent_at between ${submitted.min}::timestamptz and ${submitted.max}::timestamptz`
        : sql`sent_at not between ${submitted.min}::timestamptz and ${submitted.max}::timestamptz`),
  ].filter((each) => each !== undefined);
  return all.length === 0 ? sql`true` : sql.join(all, sql` and `);
}

/** The organisations for which a person sent applications, whether or not they are a member now. */
export async function organisationsSentFor(db: Database, userId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ organisation_id: string }>`
    select distinct organisation_id
    from grants.application
    where user_id = ${userId} and organisation_id is not null`.execute(db);
  return rows.map(({ organisation_id: id }) => id);
}

/** A page of what a reader sent, by its number, and how many there are. */
export async function pageOfSent(
  db: Database,
  asked: { readonly reader: Reader; readonly filters: ApplicationFilters; readonly sort: ApplicationSort },
  { page, pageSize }: NumberedPage,
): Promise<{ readonly rows: readonly SentApplicationRow[]; readonly total: number }> {
  const column = orders[asked.sort.by];
  const order =
    asked.sort.order === 'asc' ? sql`${column} asc, case_id asc` : sql`${column} desc, case_id desc`;
  const { rows } = await sql<SentApplicationRow>`
    select case_id, draft_id, programme_id, slug, made, user_id, organisation_id, reference, state, is_sample, sent_at, changed_at
    from (${own(asked.reader)}) own
    where ${matching(asked.filters)}
    order by ${order}
    limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db);
  const { rows: counted } = await sql<{ found: number }>`
    select count(*)::integer as found
    from (${own(asked.reader)}) own
    where ${matching(asked.filters)}`.execute(db);
  return { rows, total: counted[0]?.found ?? 0 };
}

/** An application by the id of its draft or of its case, without regard to its owner. */
export async function findSent(db: Database, id: string): Promise<SentApplicationRow | undefined> {
  const { rows } = await sql<SentApplicationRow>`
    select a.case_id, a.draft_id, a.programme_id, p.slug, p.made, a.user_id, a.organisation_id, a.reference, a.state, a.is_sample, a.sent_at,
      greatest(a.sent_at, a.closed_at) as changed_at
    from grants.application a
    join grants.programme p on p.id = a.programme_id
    where a.case_id = ${id} or a.draft_id = ${id}`.execute(db);
  return rows[0];
}
