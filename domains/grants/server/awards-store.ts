import type { PageAsked } from '@egcr/server-kit/data/page';
import type { Database } from '@egcr/server-kit/database';
import { sql } from 'kysely';

import type { ApplicantKind, ProgrammeSlug } from '../contract/index.ts';

export interface AwardRow {
  /** The promise in the books. Ids count up in time, so they order awards. */
  readonly id: string;
  readonly slug: ProgrammeSlug;
  readonly applicant_kind: ApplicantKind;
  readonly country: string | null;
  readonly amount_minor: bigint;
  readonly payment_id: string;
  readonly awarded_at: Date;
  readonly is_sample: boolean;
}

/** Awards that stand, the latest first: of one programme, or of all. */
export async function listAwardRows(
  db: Database,
  { programmeId, after, limit }: PageAsked<string> & { readonly programmeId?: string | undefined },
): Promise<readonly AwardRow[]> {
  const { rows } = await sql<AwardRow>`
    select a.award_id as id, p.slug, a.applicant_kind, a.country, a.amount_minor, a.payment_id, a.awarded_at, a.is_sample
    from grants.application a
    join grants.programme p on p.id = a.programme_id
    where a.state in ('approved', 'payment_stopped', 'paid')
      and ${programmeId === undefined ? sql`true` : sql`a.programme_id = ${programmeId}`}
      and ${after === undefined ? sql`true` : sql`a.award_id < ${after}`}
    order by a.award_id desc
    limit ${limit}`.execute(db);
  return rows;
}
