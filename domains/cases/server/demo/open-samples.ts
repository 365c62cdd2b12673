import { invariant } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

import type { CaseActor } from '../../contract/case-events.ts';
import { doingOf, judgeStep } from '../../contract/index.ts';
import { approvalsFor, type CaseKind } from '../case-kind.ts';
import { sealedReason, type NewApproval } from '../case-store.ts';
import { NO_HASH, type KeptStep } from '../history.ts';
import { newReference, type CaseToOpen } from '../open-case.ts';
import type { CaseParts } from '../parts.ts';
import { judgedCase, stepOf, type MovedCase } from '../run-step.ts';
import { sealedAnswers } from '../store.ts';

export interface SampleCaseStep {
  /** Of the kind's machine; `endorse` is an approval that is not the last. */
  readonly event: string;
  readonly who: CaseActor;
  readonly actorId: string;
  readonly reason?: string;
  readonly at: Date;
}

/** An invented case with all that was done in it after it was sent. */
export interface SampleCase extends Pick<
  CaseToOpen,
  'id' | 'kind' | 'subject' | 'applicantId' | 'submitted'
> {
  readonly organisationId: string | null;
  readonly openedAt: Date;
  readonly steps: readonly SampleCaseStep[];
}

interface Written {
  readonly row: MovedCase;
  readonly steps: readonly KeptStep[];
  readonly approvals: readonly (NewApproval & { readonly at: Date })[];
}

/**
 * Writes many invented cases down, each step by the rules that hold for every case: three statements in all, since each first start of a
 * demonstration waits for them. Nobody is told, and no effect of a kind is performed: its domain writes down itself what followed. Answers the references by the ids.
 */
export async function openSamples(
  { kinds }: Pick<CaseParts, 'kinds'>,
  work: Work,
  samples: readonly SampleCase[],
): Promise<ReadonlyMap<string, string>> {
  const all = samples.map((sample) => ({ sample, ...written(kinds.of(sample.kind), work, sample) }));
  const references = new Map(samples.map(({ id }) => [id, newReference()]));
  await insertCases(
    work,
    all.map(({ sample, row: { head_hash: hash, ...row } }) => ({
      ...row,
      reference: references.get(row.id),
      submission_id: row.id,
      form: sample.submitted.form,
      form_version: sample.submitted.formVersion,
      sealed_answers: sealedAnswers(work.cipher, { id: row.id, answers: sample.submitted.answers }),
      head_hash: hash.toString('hex'),
    })),
  );
  await insertSteps(
    work,
    all.flatMap(({ steps }) =>
      steps.map(({ hash, reason, ...step }) => ({
        ...step,
        sealed_reason: sealedReason(work.cipher, { ...step, hash, reason }),
        hash: hash.toString('hex'),
      })),
    ),
  );
  await insertApprovals(
    work,
    all.flatMap(({ approvals }) => approvals),
  );
  return references;
}

/** A case as it stands after its steps, with these. */
function written(kind: CaseKind, { cipher }: Pick<Work, 'cipher'>, sample: SampleCase): Written {
  const { id, applicantId, openedAt } = sample;
  const sent: SampleCaseStep = { event: 'submit', who: 'applicant', actorId: applicantId, at: openedAt };
  let row: MovedCase = {
    id,
    kind: kind.name,
    subject: sample.subject,
    applicant_id: applicantId,
    state: kind.machine.first,
    version: 0,
    round: 1,
    assignee_id: null,
    awaits: 'officer',
    due_at: null,
    overdue_at: null,
    escalate_at: null,
    escalated_at: null,
    opened_at: openedAt,
    changed_at: openedAt,
    decided_at: null,
    head_hash: NO_HASH,
    is_sample: true,
    is_name_withheld: false,
    organisation_id: sample.organisationId,
  };
  const steps: KeptStep[] = [];
  const approvals: (NewApproval & { readonly at: Date })[] = [];
  for (const { event, who, actorId, reason, at } of [sent, ...sample.steps]) {
    const isFirstApproval = event === 'endorse';
    const to = isFirstApproval ? row.state : nextState(kind, row, { event, who, actorId, at, approvals });
    const by = { who, actorId, ...(reason !== undefined && { reason }) };
    const { step, change } = stepOf({ cipher, now: at }, kind, { row, event, to, by });
    steps.push(step);
    if (isFirstApproval || (who === 'officer' && doingOf(kind.machine, event) === 'decide'))
      approvals.push(approvalOf(kind, { id, round: row.round, event, actorId, at }));
    row = {
      ...row,
      state: change.state,
      version: change.version,
      round: change.round,
      assignee_id: change.assigneeId,
      awaits: change.awaits,
      due_at: change.dueAt,
      escalate_at: change.escalateAt,
      decided_at: change.decidedAt,
      head_hash: change.headHash,
      changed_at: at,
    };
  }
  return { row, steps, approvals };
}

function nextState(
  kind: CaseKind,
  row: MovedCase,
  {
    event,
    who,
    actorId,
    at,
    approvals,
  }: Omit<SampleCaseStep, 'reason'> & { readonly approvals: readonly NewApproval[] },
): string {
  const judged = judgeStep(kind.machine, judgedCase(row, approvals), { event, who, actorId, now: at });
  invariant(judged.to !== undefined, `an invented case cannot ${event} in ${row.state}: ${judged.no ?? ''}`);
  return judged.to;
}

function approvalOf(
  kind: CaseKind,
  {
    id,
    round,
    event,
    actorId,
    at,
  }: Omit<SampleCaseStep, 'who' | 'reason'> & { readonly id: string; readonly round: number },
): NewApproval & { readonly at: Date } {
  const response = event === 'endorse' ? 'approve' : event;
  const name = approvalsFor(kind, response).at(event === 'endorse' ? 0 : -1)?.name ?? response;
  return { case_id: id, round, actor_id: actorId, step: name, response, at };
}

async function insertCases({ db }: Pick<Work, 'db'>, rows: readonly object[]): Promise<void> {
  await sql`
    insert into cases.case (
      id, reference, kind, subject, submission_id, form, form_version, sealed_answers, applicant_id, organisation_id, state, version,
      round, assignee_id, awaits, due_at, escalate_at, opened_at, changed_at, decided_at, head_hash, is_sample)
    select id, reference, kind, subject, submission_id, form, form_version, sealed_answers, applicant_id, organisation_id, state, version,
      round, assignee_id, awaits, due_at, escalate_at, opened_at, changed_at, decided_at, decode(head_hash, 'hex'), true
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (
      id uuid, reference text, kind text, subject text, submission_id uuid, form text, form_version integer, sealed_answers text,
      applicant_id uuid, organisation_id uuid, state text, version integer, round integer, assignee_id uuid, awaits text,
      due_at timestamptz, escalate_at timestamptz, opened_at timestamptz, changed_at timestamptz, decided_at timestamptz,
      head_hash text)`.execute(db);
}

async function insertSteps({ db }: Pick<Work, 'db'>, rows: readonly object[]): Promise<void> {
  await sql`
    insert into cases.case_event (
      case_id, number, event, from_state, to_state, round, actor, actor_id, sealed_reason, at, hash)
    select case_id, number, event, from_state, to_state, round, actor, actor_id, sealed_reason, at, decode(hash, 'hex')
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (
      case_id uuid, number integer, event text, from_state text, to_state text, round integer, actor text, actor_id uuid,
      sealed_reason text, at timestamptz, hash text)`.execute(db);
}

async function insertApprovals({ db }: Pick<Work, 'db'>, rows: readonly object[]): Promise<void> {
  await sql`
    insert into cases.approval (case_id, round, actor_id, step, response, at)
    select case_id, round, actor_id, step, response, at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (
      case_id uuid, round integer, actor_id uuid, step text, response text, at timestamptz)`.execute(db);
}
