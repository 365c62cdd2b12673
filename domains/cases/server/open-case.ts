import { randomInt } from 'node:crypto';

import { Refusal } from '@egcr/server-kit/refusal';
import type { Submitted } from '@egcr/forms/server';
import type { Work } from '@egcr/server-kit/work';

import { endOfGrace, endOfTerm } from '../contract/clock-rules.ts';
import { caseRefusals } from '../contract/index.ts';
import { judgeStep, turnIn } from '../contract/step-rules.ts';
import { hashOfStep, NO_HASH } from './history.ts';
import { tellUrgent } from './leads.ts';
import { insertStep } from './case-store.ts';
import type { CaseParts } from './parts.ts';
import { PLATFORM_ID } from './platform-case.ts';
import { caseTold } from './tell.ts';
import { insertCase, type CaseRow, type NewCase } from './store.ts';

/** Without signs that look like others. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const TRIES = 3;

/** `CA-7K3M-9TQX`: 40 bits, so that a reference tells nothing about others. */
export function newReference(): string {
  const signs = Array.from({ length: 8 }, () => SIGNS[randomInt(SIGNS.length)] ?? '2');
  return `CA-${signs.slice(0, 4).join('')}-${signs.slice(4).join('')}`;
}

export interface CaseToOpen {
  readonly id: string;
  readonly kind: string;
  readonly subject: string;
  readonly applicantId: string;
  /** The draft it came of. */
  readonly submissionId: string;
  readonly submitted: Submitted;
  readonly isSample?: boolean;
  /** Officers are not told who the applicant is. */
  readonly isNameWithheld?: boolean;
  /** For which organisation it is asked; of the form where that was filled in for one. */
  readonly organisationId?: string | null;
}

/** A case that the platform opens: it has no applicant, so no one is told of it but officers. */
export interface CaseToRaise extends Omit<CaseToOpen, 'applicantId' | 'isNameWithheld'> {
  readonly by: 'platform';
  /** The one under which it is known already. */
  readonly reference?: string;
}

const NOT_BEGUN = { assigneeId: null, round: 1, decidedAt: null, decisions: [] } as const;

/** Opens a case of a form that its applicant has sent. The first step of its history is the submission. */
export async function openCase(
  parts: CaseParts,
  work: Work,
  wanted: CaseToOpen | CaseToRaise,
): Promise<CaseRow> {
  const kind = parts.kinds.of(wanted.kind);
  const isRaised = 'by' in wanted;
  const applicantId = isRaised ? PLATFORM_ID : wanted.applicantId;
  const begun = { ...NOT_BEGUN, state: kind.machine.first, applicantId };
  const who = isRaised ? 'time' : 'applicant';
  const { to } = judgeStep(kind.machine, begun, {
    event: 'submit',
    who,
    actorId: applicantId,
    now: work.now,
  });
  if (to === undefined)
    throw new Refusal(caseRefusals.case_step_refused, { members: { state: begun.state } });
  const step = {
    case_id: wanted.id,
    number: 1,
    event: 'submit',
    from_state: begun.state,
    to_state: to,
    round: 1,
    actor: who,
    actor_id: isRaised ? null : applicantId,
    reason: null,
    at: work.now,
  };
  const hash = hashOfStep(work.cipher, NO_HASH, step);
  const term = kind.clock(wanted.subject)[to];
  const dueAt = term === undefined ? null : endOfTerm(work.now, term);
  const row = await insertUnderReference(work, isRaised ? wanted.reference : undefined, {
    id: wanted.id,
    kind: kind.name,
    subject: wanted.subject,
    submissionId: wanted.submissionId,
    form: wanted.submitted.form,
    form_version: wanted.submitted.formVersion,
    answers: wanted.submitted.answers,
    applicant_id: applicantId,
    state: to,
    version: step.number,
    awaits: turnIn(kind.machine, to),
    due_at: dueAt,
    escalate_at: term === undefined || dueAt === null ? null : endOfGrace(dueAt, term),
    head_hash: hash,
    is_sample: wanted.isSample ?? false,
    is_name_withheld: !isRaised && (wanted.isNameWithheld ?? false),
    organisation_id: wanted.organisationId ?? wanted.submitted.organisationId ?? null,
  });
  await insertStep(work, { ...step, hash });
  await kind.effects?.['submit']?.(work, {
    caseId: row.id,
    subject: row.subject,
    applicantId: row.applicant_id,
    event: 'submit',
    to,
    decidedBy: [],
  });
  await caseTold(parts, work, row);
  await tellUrgent(work, row, term);
  return row;
}

async function insertUnderReference(
  work: Work,
  given: string | undefined,
  wanted: Omit<NewCase, 'reference'>,
): Promise<CaseRow> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const row = await insertCase(work, { ...wanted, reference: given ?? newReference() });
    if (row) return row;
  }
  throw new Error('no case could be opened: its references were taken, or its form was sent before');
}
