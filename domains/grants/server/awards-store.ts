import type { PageAsked } from '@egcr/server-kit/data/page';
import type { Database } from '@egcr/server-kit/database';
import { sql } from 'kysely';

import type { ApplicantKind, MadeProgramme } from '../contract/index.ts';

export interface AwardRow {
  /** The promise in the books. Ids count up in time, so they order awards. */
  readonly id: string;
  readonly slug: string;
  /** Of one that people made; null: its terms stand in the code. */
  readonly made: MadeProgramme | null;
  readonly applicant_kind: ApplicantKind;
  readonly country: string | null;
  readonly amount_minor: bigint;
  readonly payment_ids: readonly string[];
  readonly is_whole: boolean;
  readonly awarded_at: Date;
  readonly is_sample: boolean;
}

/** Awards that stand, the latest first: of one programme or to one organisation, or all. */
export async function listAwardRows(
  db: Database,
  {
    programmeId,
    organisationId,
    after,
    limit,
  }: PageAsked<string> & {
    readonly programmeId?: string | undefined;
    readonly organisationId?: string | undefined;
  },
): Promise<readonly AwardRow[]> {
  const { rows } = await sql<AwardRow>`
    select a.award_id as id, p.slug, p.made, a.applicant_kind, a.country, a.amount_minor, a.awarded_at, a.is_sample,
      w.state = 'completed' as is_whole,
      coalesce(part.payment_ids, '{}') as payment_ids
    from grants.award w
    join grants.application a on a.case_id = w.case_id
    join grants.programme p on p.id = a.programme_id
    cross join lateral (
      select array_agg(m.payment_id) filter (where m.payment_id is not null) as payment_ids,
        bool_or(m.state = 'paid') as has_paid
      from grants.milestone m
      where m.award_id = w.id) as part
    where (w.state <> 'ended' or part.has_paid)
      and ${programmeId === undefined ? sql`true` : sql`a.programme_id = ${programmeId}`}
      and ${organisationId === undefined ? sql`true` : sql`a.organisation_id = ${organisationId}`}
      and ${after === undefined ? sql`true` : sql`a.award_id < ${after}`}
    order by a.award_id desc
    limit ${limit}`.execute(db);
  return rows;
}
