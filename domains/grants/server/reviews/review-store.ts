import type { PageAsked } from '@egcr/server-kit/data/page';
import type { Database } from '@egcr/server-kit/database';
import type { SealedColumn } from '@egcr/server-kit/reseal';
import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';
import * as z from 'zod/mini';

import type { MadeProgramme, RubricCriterion } from '../../contract/index.ts';
import type { ReviewState, ties } from '../../contract/review-machine.ts';
import type { ApplicationState } from '../store.ts';

const REVIEW = 'grants.review';
export const reasonsColumn: SealedColumn = { table: REVIEW, column: 'sealed_reasons', key: ['id'] };

/** Half points by criterion; what is not scored yet is missing. */
export type KeptScores = Readonly<Partial<Record<RubricCriterion, number>>>;

const keptReasons = z.partial(
  z.object({ need: z.string(), impact: z.string(), plan: z.string(), costs: z.string() }),
);
export type KeptReasons = z.output<typeof keptReasons>;

export interface ReviewRow {
  readonly id: string;
  readonly case_id: string;
  readonly round: number;
  readonly reviewer_id: string;
  readonly state: ReviewState;
  readonly version: number;
  readonly tie: (typeof ties)[number] | null;
  readonly scores: KeptScores;
  readonly sealed_reasons: string | null;
  readonly asked_at: Date;
  readonly sent_at: Date | null;
}

const columns = sql`
  r.id, r.case_id, r.round, r.reviewer_id, r.state, r.version, r.tie, r.scores, r.sealed_reasons, r.asked_at, r.sent_at`;

/** A review with what its reviewer may know of the application. */
export interface JudgedRow extends ReviewRow {
  readonly reference: string;
  readonly slug: string;
  /** Of one that people made; null: its terms stand in the code. */
  readonly made: MadeProgramme | null;
  readonly amount_minor: bigint;
  readonly country: string | null;
  readonly application_state: ApplicationState;
  readonly user_id: string;
  readonly organisation_id: string | null;
  readonly is_sample: boolean;
}

const judgedColumns = sql`${columns}, a.reference, p.slug, p.made, a.amount_minor, a.country, a.state as application_state,
  a.user_id, a.organisation_id, a.is_sample`;

const placeOf = (row: string) => ({ table: REVIEW, column: 'sealed_reasons', row });

export function openReasons(
  { cipher }: Pick<Work, 'cipher'>,
  { id, sealed_reasons: sealed }: ReviewRow,
): KeptReasons {
  return sealed === null ? {} : z.parse(keptReasons, JSON.parse(cipher.open(placeOf(id), sealed)));
}

/** Reviews of one reviewer, the latest first. */
export async function reviewsOf(
  db: Database,
  {
    reviewerId,
    only,
    after,
    limit,
  }: PageAsked<string> & { readonly reviewerId: string; readonly only: 'open' | 'sent' | undefined },
): Promise<readonly JudgedRow[]> {
  const states =
    only === undefined
      ? sql`true`
      : only === 'sent'
        ? sql`r.state = 'sent'`
        : sql`r.state in ('assigned', 'scoring') and a.state in ('under_review', 'reserve')`;
  const { rows } = await sql<JudgedRow>`
    select ${judgedColumns}
    from grants.review r
    join grants.application a on a.case_id = r.case_id
    join grants.programme p on p.id = a.programme_id
    where r.reviewer_id = ${reviewerId} and ${states}
      and ${after === undefined ? sql`true` : sql`r.id < ${after}`}
    order by r.id desc
    limit ${limit}`.execute(db);
  return rows;
}

/** A review of this person. */
export async function findReview(
  db: Database,
  { id, reviewerId }: { readonly id: string; readonly reviewerId: string },
): Promise<JudgedRow | undefined> {
  const { rows } = await sql<JudgedRow>`
    select ${judgedColumns}
    from grants.review r
    join grants.application a on a.case_id = r.case_id
    join grants.programme p on p.id = a.programme_id
    where r.id = ${id} and r.reviewer_id = ${reviewerId}`.execute(db);
  return rows[0];
}

/** What a person judges, or was asked to: those cases are not there for them as an officer. */
export async function casesJudgedBy(db: Database, reviewerId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ case_id: string }>`
    select case_id
    from grants.review
    where reviewer_id = ${reviewerId}`.execute(db);
  return rows.map(({ case_id: caseId }) => caseId);
}

/** All reviews of some applications, those of earlier rounds too, in the order in which they were asked for. */
export async function reviewsOfCases(
  db: Database,
  caseIds: readonly string[],
): Promise<readonly ReviewRow[]> {
  const { rows } = await sql<ReviewRow>`
    select ${columns}
    from grants.review r
    where r.case_id = any(${sql.val(caseIds)}::uuid[])
    order by r.id`.execute(db);
  return rows;
}

export async function insertReview(
  { db, now }: Pick<Work, 'db' | 'now'>,
  row: Pick<ReviewRow, 'id' | 'case_id' | 'round' | 'reviewer_id'>,
): Promise<void> {
  await sql`
    insert into grants.review (id, case_id, round, reviewer_id, state, asked_at)
    values (${row.id}, ${row.case_id}, ${row.round}, ${row.reviewer_id}, 'assigned', ${now})`.execute(db);
}

export interface ReviewChange {
  readonly id: string;
  readonly version: number;
  readonly state: ReviewState;
  readonly tie: ReviewRow['tie'];
  readonly scores: KeptScores;
  readonly reasons: KeptReasons;
}

/** Changes a review that was read in this version; false where another change was faster. */
export async function updateReview(
  { db, cipher, now }: Pick<Work, 'db' | 'cipher' | 'now'>,
  { id, version, state, tie, scores, reasons }: ReviewChange,
): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    update grants.review
    set version = version + 1, state = ${state}, tie = ${tie}, scores = ${JSON.stringify(scores)}::jsonb,
      sealed_reasons = ${sealedReasons(cipher, { id, reasons })}, sent_at = ${state === 'sent' ? now : null}
    where id = ${id} and version = ${version}
    returning id`.execute(db);
  return rows.length > 0;
}

export function sealedReasons(
  cipher: Work['cipher'],
  { id, reasons }: Pick<ReviewChange, 'id' | 'reasons'>,
): string | null {
  return Object.keys(reasons).length === 0 ? null : cipher.seal(placeOf(id), JSON.stringify(reasons));
}

/** Open reviews of an application that is decided or withdrawn, or that is judged anew, end. */
export async function releaseReviews(db: Database, caseId: string): Promise<void> {
  await sql`
    update grants.review
    set state = 'released', version = version + 1
    where case_id = ${caseId} and state in ('assigned', 'scoring')`.execute(db);
}

/** Open reviews of people who have the role no more, and of applications that ended otherwise, end. */
export async function releaseStale(db: Database, reviewers: readonly string[]): Promise<void> {
  await sql`
    update grants.review r
    set state = 'released', version = r.version + 1
    from grants.application a
    where a.case_id = r.case_id and r.state in ('assigned', 'scoring')
      and (a.state not in ('under_review', 'reserve')
        or r.reviewer_id <> all (${sql.val(reviewers)}::uuid[]))`.execute(db);
}

/** How many open reviews these people have; who has none is missing. */
export async function openReviewsOf(
  db: Database,
  reviewers: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ reviewer_id: string; count: bigint }>`
    select reviewer_id, count(*) as count
    from grants.review
    where reviewer_id = any(${sql.val(reviewers)}::uuid[]) and state in ('assigned', 'scoring')
    group by reviewer_id`.execute(db);
  return new Map(rows.map(({ reviewer_id: id, count }) => [id, Number(count)]));
}

/** Applications for which fewer people are asked than judge, some at once. */
export async function casesShortOfReviews(
  db: Database,
  { after, limit }: { readonly after: string | undefined; readonly limit: number },
): Promise<readonly string[]> {
  const { rows } = await sql<{ case_id: string }>`
    select a.case_id
    from grants.application a
    where a.state in ('under_review', 'reserve')
      and ${after === undefined ? sql`true` : sql`a.case_id > ${after}`}
      and a.reviews_needed > (
        select count(*)
        from grants.review r
        where r.case_id = a.case_id and r.round = a.round and r.state in ('assigned', 'scoring', 'sent'))
    order by a.case_id
    limit ${limit}`.execute(db);
  return rows.map(({ case_id: caseId }) => caseId);
}
