import { personOf, type Work } from '@egcr/server-kit/work';

import { countOf, isLastApproval, missingApproval, type ApprovalStep } from '../contract/approval-rules.ts';
import type { HandledCase } from '../contract/index.ts';
import { approvalsFor, type CaseKind } from './case-kind.ts';
import { eventsBy, type ApprovalRow } from './case-store.ts';
import type { CaseParts } from './parts.ts';
import type { CaseRow } from './store.ts';
import { approvalLabel } from './words/kind-words.ts';

interface Decision {
  readonly row: CaseRow;
  readonly event: string;
  readonly given: readonly ApprovalRow[];
}

/** The approval that a decision would give now, and whether it is the last that the decision needs. */
export function approvalNow(
  kind: CaseKind,
  decision: Decision,
): { readonly step: ApprovalStep | undefined; readonly isLast: boolean } {
  const steps = approvalsFor(kind, decision.event);
  const names = namesGiven(decision);
  return { step: missingApproval(steps, names), isLast: isLastApproval(steps, names) };
}

export type DecisionRefusal = 'other_officers' | 'took_other_step' | 'related_to_applicant';

/** Why the caller does not give the approval that is missing now: another permission, another step of theirs, a relation. In that order. */
export async function refusedApproval(
  { kinds, mayIn, relatedTo }: CaseParts,
  work: Work,
  decision: Decision,
): Promise<DecisionRefusal | undefined> {
  const { row, event } = decision;
  const kind = kinds.of(row.kind);
  const { userId: officerId } = personOf(work);
  const may = await mayIn(work, officerId);
  const step = missingApproval(approvalsFor(kind, event), namesGiven(decision));
  if (step && !may(step.permission, kind.name)) return 'other_officers';
  if (step?.notAfter) {
    const taken = await eventsBy(work.db, { caseId: row.id, round: row.round, actorId: officerId });
    if (step.notAfter.some((each) => taken.includes(each))) return 'took_other_step';
  }
  const people = { officerId, applicantId: row.applicant_id };
  for (const isRelated of [relatedTo, kind.relatedTo])
    if ((await isRelated?.(work, people)) === true) return 'related_to_applicant';
  return undefined;
}

/** The approvals of the decision that needs most, in their order, with who gave them in this round. */
export function shownApprovals(
  kind: CaseKind,
  row: CaseRow,
  {
    given,
    nameOf,
    language,
  }: {
    readonly given: readonly ApprovalRow[];
    readonly nameOf: (id: string) => string;
    readonly language: string;
  },
): Pick<HandledCase, 'approvals' | 'approvals_needed' | 'approval_steps'> {
  const [event = 'approve', steps = approvalsFor(kind, event)] = largest(kind) ?? [];
  const now = given.filter((each) => each.round === row.round && each.response === event);
  const names = now.map(({ step }) => step);
  const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);
  return {
    approvals: sum(steps.map((step) => countOf(step, names))),
    approvals_needed: sum(steps.map(({ count }) => count)),
    approval_steps: steps.map(({ name, count }) => ({
      name,
      label: approvalLabel(kind, name, language),
      needed: count,
      given_by: now.filter(({ step }) => step === name).map(({ actor_id: id }) => nameOf(id)),
    })),
  };
}

function largest({ approvals = {} }: CaseKind) {
  const needed = (steps: readonly ApprovalStep[] = []) => steps.reduce((all, { count }) => all + count, 0);
  return Object.entries(approvals).toSorted(([, a], [, b]) => needed(b) - needed(a))[0];
}

function namesGiven({ row, event, given }: Decision): readonly string[] {
  return given
    .filter(({ round, response }) => round === row.round && response === event)
    .map(({ step }) => step);
}
