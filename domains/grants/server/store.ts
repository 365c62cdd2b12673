import { addWorkingDays } from '@egcr/cases/contract';
import type { PageAsked } from '@egcr/server-kit/data/page';
import type { Database } from '@egcr/server-kit/database';
import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

import type {
  ApplicantKind,
  applicationMachine,
  AwardPhase,
  MilestoneState,
  MadeProgramme,
} from '../contract/index.ts';
import { SCREENING_DAYS } from '../contract/limits.ts';

export type ApplicationState = (typeof applicationMachine)['states'][number];

export interface ApplicationRow {
  readonly case_id: string;
  readonly programme_id: string;
  readonly reference: string;
  readonly user_id: string;
  readonly organisation_id: string | null;
  readonly asset: string;
  readonly amount_minor: bigint;
  readonly state: ApplicationState;
  /** The promise of its sum in the books of the programme. */
  readonly award_id: string | null;
  readonly is_sample: boolean;
  readonly sent_at: Date;
}

const columns = sql`
  a.case_id, a.programme_id, a.reference, a.user_id, a.organisation_id, a.asset, a.amount_minor, a.state, a.award_id, a.is_sample,
  a.sent_at`;

/** Whose applications: of a person for themselves, or of an organisation. */
export interface Applicant {
  readonly userId: string;
  readonly organisationId: string | null;
}

const ofApplicant = ({ userId, organisationId }: Applicant) =>
  organisationId === null
    ? sql`a.organisation_id is null and a.user_id = ${userId}`
    : sql`a.organisation_id = ${organisationId}`;

export interface NewApplication extends Applicant {
  readonly caseId: string;
  readonly programmeId: string;
  readonly reference: string;
  readonly asset: string;
  readonly amountMinor: bigint;
  readonly applicantKind: ApplicantKind;
  /** Where the money is to be spent. */
  readonly country: string | null;
  /** Of an application that a person wrote. */
  readonly draftId: string | null;
  readonly isSample: boolean;
}

/** Adds an application; false where the applicant has an active one. */
export async function insertApplication(
  { db, now }: Pick<Work, 'db' | 'now'>,
  row: NewApplication,
): Promise<boolean> {
  const { rows } = await sql<{ case_id: string }>`
    insert into grants.application
      (case_id, programme_id, reference, user_id, organisation_id, asset, amount_minor, applicant_kind, country, draft_id, state,
        is_sample, sent_at, screen_by)
    values (
      ${row.caseId}, ${row.programmeId}, ${row.reference}, ${row.userId}, ${row.organisationId}, ${row.asset},
      ${row.amountMinor}, ${row.applicantKind}, ${row.country}, ${row.draftId}, 'submitted', ${row.isSample}, ${now},
      ${addWorkingDays(now, SCREENING_DAYS)})
    on conflict (programme_id, coalesce(organisation_id, user_id)) where closed_at is null do nothing
    returning case_id`.execute(db);
  return rows.length > 0;
}

/** The active application of an applicant to a programme. */
export async function activeApplication(
  db: Database,
  { programmeId, ...applicant }: Applicant & { readonly programmeId: string },
): Promise<ApplicationRow | undefined> {
  const { rows } = await sql<ApplicationRow>`
    select ${columns}
    from grants.application a
    where a.programme_id = ${programmeId} and a.closed_at is null and ${ofApplicant(applicant)}`.execute(db);
  return rows[0];
}

/** The active application that a draft became. */
export async function activeByDraft(db: Database, draftId: string): Promise<ApplicationRow | undefined> {
  const { rows } = await sql<ApplicationRow>`
    select ${columns}
    from grants.application a
    where a.draft_id = ${draftId} and a.closed_at is null`.execute(db);
  return rows[0];
}

export async function findApplication(db: Database, caseId: string): Promise<ApplicationRow | undefined> {
  const { rows } = await sql<ApplicationRow>`
    select ${columns}
    from grants.application a
    where a.case_id = ${caseId}`.execute(db);
  return rows[0];
}

/** An application's case has moved. One that ended leaves room for another. False where it would be a second active one. */
export async function setState(
  { db, now }: Pick<Work, 'db' | 'now'>,
  {
    caseId,
    state,
    isActive,
  }: { readonly caseId: string; readonly state: string; readonly isActive: boolean },
): Promise<boolean> {
  const { rows } = await sql<{ case_id: string }>`
    update grants.application own
    set state = ${state}, closed_at = ${isActive ? null : now}
    where case_id = ${caseId}
      and (not ${isActive}::boolean or not exists (
        select from grants.application other
        where other.case_id <> own.case_id and other.programme_id = own.programme_id and other.closed_at is null
          and coalesce(other.organisation_id, other.user_id) = coalesce(own.organisation_id, own.user_id)))
    returning case_id`.execute(db);
  return rows.length > 0;
}

/** Someone looks at it for the first time: until when it is to be decided begins to count. */
export async function markScreened(
  { db, now }: Pick<Work, 'db' | 'now'>,
  { caseId, decideBy }: { readonly caseId: string; readonly decideBy: Date },
): Promise<void> {
  await sql`
    update grants.application
    set screened_at = ${now}, decide_by = ${decideBy}
    where case_id = ${caseId} and screened_at is null`.execute(db);
}

/** It is decided for the first time: what follows after an appeal changes no time that was kept or not. */
export async function markDecided({ db, now }: Pick<Work, 'db' | 'now'>, caseId: string): Promise<void> {
  await sql`
    update grants.application
    set decided_at = ${now}
    where case_id = ${caseId} and decided_at is null`.execute(db);
}

/** An application became an award. */
export async function setAward(
  { db, now }: Pick<Work, 'db' | 'now'>,
  { caseId, awardId }: { readonly caseId: string; readonly awardId: string },
): Promise<void> {
  await sql`
    update grants.application
    set award_id = ${awardId}, awarded_at = ${now}
    where case_id = ${caseId}`.execute(db);
}

/** Applications of an account that was deleted, for themselves, and without a decision: they end with it. */
export async function endApplicationsOf(
  { db, now }: Pick<Work, 'db' | 'now'>,
  userId: string,
): Promise<void> {
  await sql`
    update grants.application
    set state = 'cancelled', closed_at = ${now}
    where user_id = ${userId} and organisation_id is null and closed_at is null
      and state in ('submitted', 'under_review', 'reserve')`.execute(db);
}

export interface ListedApplication extends ApplicationRow {
  readonly id: string;
  readonly slug: string;
  /** Of one that people made; null: its terms stand in the code. */
  readonly made: MadeProgramme | null;
  readonly award_state: AwardPhase | null;
  /** The part on which the award waits. */
  readonly milestone_state: MilestoneState | null;
}

/** Applications, newest first. */
export async function listApplicationRows(
  db: Database,
  {
    after,
    limit,
    isAwarded,
    onlySamples,
    ...applicant
  }: PageAsked<string> & Applicant & { readonly isAwarded: boolean; readonly onlySamples: boolean },
): Promise<readonly ListedApplication[]> {
  const { rows } = await sql<ListedApplication>`
    select a.case_id as id, ${columns}, p.slug, p.made, w.state as award_state, (
        select m.state from grants.milestone m
        where m.award_id = w.id and m.state in ('due', 'reported', 'to_pay', 'stopped')
        order by m.number
        limit 1) as milestone_state
    from grants.application a
    join grants.programme p on p.id = a.programme_id
    left join grants.award w on w.case_id = a.case_id
    where ${ofApplicant(applicant)} and (w.id is not null or not ${isAwarded}::boolean) and (a.is_sample or not ${onlySamples}::boolean)
       and ${after === undefined ? sql`true` : sql`a.case_id < ${after}`}
    order by a.case_id desc
    limit ${limit}`.execute(db);
  return rows;
}

/** Programmes to which someone real applied, or one of these invented applications was made. */
export async function programmesWith(db: Database, caseIds: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ programme_id: string }>`
    select distinct programme_id
    from grants.application
    where not is_sample or case_id = any(${sql.val(caseIds)}::uuid[])`.execute(db);
  return rows.map(({ programme_id: id }) => id);
}

/** Applications of a programme since its round opened, and those among them that nobody has decided. */
export async function countApplications(
  db: Database,
  { programmeId, since }: { readonly programmeId: string; readonly since: Date },
): Promise<{ readonly applications: number; readonly undecided: number }> {
  const { rows } = await sql<{ applications: number; undecided: number }>`
    select count(*)::integer as applications,
      count(*) filter (where state in ('submitted', 'under_review'))::integer as undecided
    from grants.application
    where programme_id = ${programmeId} and sent_at >= ${since}`.execute(db);
  return rows[0] ?? { applications: 0, undecided: 0 };
}
