import type { ReplyOf } from '@egcr/contract/endpoint';
import type { Answers } from '@egcr/forms/contract';
import type { Submitted } from '@egcr/forms/server';
import type { CallInput } from '@egcr/server-kit/domain';
import { invariant, Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import { fraudCategories, subjectOf, type reportFraudCall } from '../contract/index.ts';
import { REPORTS_PER_DAY_MAX } from '../contract/limits.ts';
import { fraudRefusals } from '../contract/refusals.ts';
import { tracesIn, type Party, type Trace } from '../contract/traces.ts';
import type { FraudParts } from './parts.ts';
import { fraudForm, REPORT } from './report-form.ts';
import { countReports, insertReport, lockReporter } from './store.ts';

const DAY_MS = 86_400_000;
/** So many named people and organisations are kept of one report. */
const PARTIES_MAX = 100;

interface ReportToOpen {
  readonly id: string;
  readonly reporterId: string;
  readonly submissionId: string;
  readonly submitted: Submitted;
  readonly isSample?: boolean;
  readonly jobId?: string | undefined;
}

/** Sends a draft and opens its case. Refuses reports_of_day, not_found, draft_sent, draft_changed, validation_failed, in that order. */
export async function reportFraud(
  parts: FraudParts,
  work: Work,
  { body }: CallInput<typeof reportFraudCall>,
): Promise<ReplyOf<typeof reportFraudCall>> {
  const { userId: reporterId } = personOf(work);
  await lockReporter(work.db, reporterId);
  const since = new Date(work.now.getTime() - DAY_MS);
  if ((await countReports(work.db, { reporterId, since })) >= REPORTS_PER_DAY_MAX)
    throw new Refusal(fraudRefusals.reports_of_day);
  const id = work.effectId;
  const submitted = await parts.forms.submit(work, {
    draftId: body.draft_id,
    version: body.version,
    form: fraudForm.name,
    subjectId: body.job_id,
    submissionId: id,
  });
  return openReport(parts, work, {
    id,
    reporterId,
    submissionId: body.draft_id,
    submitted,
    jobId: body.job_id,
  });
}

/** Opens the case of a report and keeps what it names. */
export async function openReport(
  parts: Pick<FraudParts, 'cases' | 'ownHosts' | 'partiesNamed' | 'jobOf'>,
  work: Work,
  { id, reporterId, submissionId, submitted, isSample = false, jobId }: ReportToOpen,
): Promise<{ readonly id: string; readonly reference: string }> {
  const { answers } = submitted;
  const category = fraudCategories.find((each) => each === answers['category']);
  invariant(category !== undefined, 'a report without a category was sent');
  const isMoneyMoving = answers['is_money_moving'] === true;
  const opened = await parts.cases.open(work, {
    id,
    kind: REPORT,
    subject: subjectOf(category, isMoneyMoving),
    applicantId: reporterId,
    submissionId,
    submitted,
    isSample,
    isNameWithheld: answers['is_name_withheld'] === true,
  });
  const contact = textOf(answers, 'contact');
  const traces = [
    ...tracesIn(contact).filter((trace) => !isOurs(trace, parts.ownHosts)),
    ...(await partiesIn(parts, work, `${contact}\n${accusationIn(answers)}`)),
    ...(await employerOf(parts, work, jobId)),
  ];
  await insertReport(work, {
    caseId: id,
    reporterId,
    category,
    isMoneyMoving,
    isSample,
    jobId: jobId ?? null,
    traces: traces.filter(isFirst),
  });
  return opened;
}

/** The employer is named by the job, also where the reporter took the name out of the answers. */
async function employerOf(
  { jobOf }: Pick<FraudParts, 'jobOf'>,
  { db }: Pick<Work, 'db'>,
  jobId: string | undefined,
): Promise<readonly Party[]> {
  const job = jobId === undefined ? undefined : await jobOf(db, jobId);
  return job === undefined ? [] : [{ kind: 'organisation', key: job.organisationId }];
}

const isFirst = ({ kind, key }: Trace | Party, at: number, all: readonly (Trace | Party)[]): boolean =>
  all.findIndex((each) => each.kind === kind && each.key === key) === at;

/** The story too says who it was. Of someone who pretended to be another it names the other: people of that one may look at it. */
function accusationIn(answers: Answers): string {
  return answers['category'] === 'impersonation' ? '' : textOf(answers, 'story');
}

async function partiesIn(
  { partiesNamed }: Pick<FraudParts, 'partiesNamed'>,
  work: Work,
  text: string,
): Promise<readonly Party[]> {
  const { people, organisations } = await partiesNamed(work, text);
  return [
    ...people.map((key) => ({ kind: 'person', key }) as const),
    ...organisations.map((key) => ({ kind: 'organisation', key }) as const),
  ].slice(0, PARTIES_MAX);
}

/** Pages of the platform itself: a link to the place where a person met the fraud accuses no one. */
function isOurs({ kind, key }: Trace, ownHosts: readonly string[]): boolean {
  const [host = ''] = key.split('/');
  return kind === 'link' && ownHosts.some((own) => host === own || host.endsWith(`.${own}`));
}

function textOf(answers: Answers, name: string): string {
  const { [name]: answer = '' } = answers;
  return String(answer);
}
