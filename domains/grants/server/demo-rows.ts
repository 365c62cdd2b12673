import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

import type { ApplicantKind, AwardPhase, MilestoneState } from '../contract/index.ts';
import { reportColumn, reportReasonColumn, sealed, type MilestoneRow } from './awards/award-store.ts';
import { sealedReasons, type ReviewChange, type ReviewRow } from './reviews/review-store.ts';
import type { ApplicationRow } from './store.ts';

/** An invented application as it is kept. Dates that are null did not come yet. */
export interface SampleRow extends Omit<ApplicationRow, 'is_sample' | 'amount_minor'> {
  readonly amount: string;
  readonly applicant_kind: ApplicantKind;
  readonly country: string;
  readonly screen_by: Date;
  readonly screened_at: Date | null;
  readonly decide_by: Date | null;
  readonly decided_at: Date | null;
  readonly closed_at: Date | null;
  readonly awarded_at: Date | null;
  readonly reviews_needed: number;
  readonly reviews: readonly SampleReviewRow[];
}

export type SampleReviewRow = Pick<ReviewChange, 'id' | 'state' | 'tie' | 'scores' | 'reasons'> &
  Pick<ReviewRow, 'reviewer_id' | 'asked_at' | 'sent_at'>;

/** An award and its parts, each with the states that it went through after its first. */
export interface SampleAwardRow {
  readonly id: string;
  readonly case_id: string;
  readonly decided_by: readonly string[];
  readonly terms: { readonly version: number; readonly text: string; readonly sha256: string } | null;
  readonly accepted_at: Date | null;
  readonly ended_at: Date | null;
  readonly given_back: string;
  readonly path: readonly AwardPhase[];
  readonly parts: readonly SamplePartRow[];
}

export interface SamplePartRow extends Pick<
  MilestoneRow,
  'id' | 'number' | 'percent' | 'needs' | 'envelope_id' | 'payment_id'
> {
  readonly amount: string;
  readonly at: Date;
  readonly report: string | null;
  readonly reason: string | null;
  readonly path: readonly MilestoneState[];
}

/** Keeps many invented applications with their reviews and awards, each table at once. Their cases and their money are kept by those whose they are. */
export async function insertSampleRows(
  work: Pick<Work, 'db' | 'cipher'>,
  { rows, awards }: { readonly rows: readonly SampleRow[]; readonly awards: readonly SampleAwardRow[] },
): Promise<void> {
  await sql`
    insert into grants.application
      (case_id, programme_id, reference, user_id, organisation_id, asset, amount_minor, applicant_kind, country, state, is_sample,
       sent_at, screen_by, screened_at, decide_by, decided_at, closed_at, award_id, awarded_at, reviews_needed)
    select case_id, programme_id, reference, user_id, organisation_id, asset, amount, applicant_kind, country, state, true,
      sent_at, screen_by, screened_at, decide_by, decided_at, closed_at, award_id, awarded_at, reviews_needed
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (
      case_id uuid, programme_id uuid, reference text, user_id uuid, organisation_id uuid, asset text, amount bigint,
      applicant_kind text, country text, state text, sent_at timestamptz, screen_by timestamptz, screened_at timestamptz,
      decide_by timestamptz, decided_at timestamptz, closed_at timestamptz, award_id uuid, awarded_at timestamptz,
      reviews_needed smallint)`.execute(work.db);
  await insertReviews(work, rows);
  await insertAwards(work, awards);
  await insertParts(work, awards);
}

async function insertReviews(
  { db, cipher }: Pick<Work, 'db' | 'cipher'>,
  rows: readonly SampleRow[],
): Promise<void> {
  const reviews = rows.flatMap(({ case_id, reviews: own }) =>
    own.map((review) => ({ ...review, case_id, words: sealedReasons(cipher, review) })),
  );
  await sql`
    insert into grants.review (id, case_id, round, reviewer_id, state, tie, scores, sealed_reasons, asked_at, sent_at)
    select id, case_id, 1, reviewer_id, state, tie, scores, words, asked_at, sent_at
    from jsonb_to_recordset(${JSON.stringify(reviews)}::jsonb) as given (
      id uuid, case_id uuid, reviewer_id uuid, state text, tie text, scores jsonb, words text, asked_at timestamptz,
      sent_at timestamptz)`.execute(db);
}

async function insertAwards({ db }: Pick<Work, 'db'>, awards: readonly SampleAwardRow[]): Promise<void> {
  const given = sql`jsonb_to_recordset(${JSON.stringify(awards)}::jsonb) as given (
    id uuid, case_id uuid, decided_by uuid[], terms jsonb, accepted_at timestamptz, ended_at timestamptz, given_back bigint,
    path text[])`;
  await sql`
    insert into grants.award (id, case_id, state, decided_by, terms_version, terms_text, terms_sha256, accepted_at)
    select id, case_id, 'offered', decided_by, (terms ->> 'version')::smallint, terms ->> 'text', terms ->> 'sha256', accepted_at
    from ${given}`.execute(db);
  for (const place of [1, 2])
    await sql`
      update grants.award award
      set state = given.path[${place}::integer], version = version + 1,
        ended_at = case given.path[${place}::integer] when 'ended' then given.ended_at end, given_back_minor = given.given_back
      from ${given}
      where award.id = given.id and cardinality(given.path) >= ${place}::integer`.execute(db);
}

async function insertParts(
  { db, cipher }: Pick<Work, 'db' | 'cipher'>,
  awards: readonly SampleAwardRow[],
): Promise<void> {
  const parts = awards.flatMap(({ id: award_id, parts: own }) =>
    own.map((part) => ({
      ...part,
      award_id,
      report: part.report && sealed(cipher, reportColumn, part.id, part.report),
      reason: part.reason && sealed(cipher, reportReasonColumn, part.id, part.reason),
    })),
  );
  const given = sql`jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) as given (
    id uuid, award_id uuid, number smallint, percent smallint, needs text, amount bigint, at timestamptz, envelope_id uuid,
    payment_id uuid, report text, reason text, path text[])`;
  await sql`
    insert into grants.milestone
      (id, award_id, number, percent, needs, amount_minor, state, envelope_id, payment_id, sealed_report, reported_at, sealed_reason)
    select id, award_id, number, percent, needs, amount, 'waiting', envelope_id, payment_id, report,
      case when report is not null then at end, reason
    from ${given}`.execute(db);
  for (const place of [1, 2, 3, 4])
    await sql`
      update grants.milestone part
      set state = given.path[${place}::integer], paid_at = case given.path[${place}::integer] when 'paid' then given.at end
      from ${given}
      where part.id = given.id and cardinality(given.path) >= ${place}::integer`.execute(db);
}
