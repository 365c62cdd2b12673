import { toInstant } from '@egcr/contract/time';
import { told } from '@egcr/server-kit/event-kinds';
import { invariant, Refusal } from '@egcr/server-kit/refusal';
import type { DomainEvent, Work } from '@egcr/server-kit/work';

import { doingOf, eventOf, type Turn } from '../contract/case-events.ts';
import { endOfGrace, endOfTerm } from '../contract/clock-rules.ts';
import { caseChanged } from '../contract/events.ts';
import { caseRefusals, type CaseActor } from '../contract/index.ts';
import { isClosed, judgeStep, turnIn, type JudgedCase } from '../contract/step-rules.ts';
import type { CaseKind } from './case-kind.ts';
import { approvalsOf, stepsOf, type ApprovalRow, type NewApproval } from './case-store.ts';
import { hashOfStep, type KeptStep } from './history.ts';
import type { CaseParts } from './parts.ts';
import { tellUrgent } from './leads.ts';
import { askersOf } from './tell.ts';
import { updateCase, type CaseChange, type CaseRow } from './store.ts';
import { eventDone, stateLabel } from './words/kind-words.ts';

export interface StepBy {
  readonly who: CaseActor;
  readonly actorId: string;
  readonly reason?: string;
}

interface StepToRun {
  readonly row: CaseRow;
  readonly event: string;
  readonly by: StepBy;
  /** Those of the case, where they were read already. */
  readonly approvals?: readonly ApprovalRow[];
  readonly with?: WrittenWith;
}

/** What is written along with a step, in the same round trips. */
interface WrittenWith {
  /** The approval that the step gives. */
  readonly approval?: NewApproval | undefined;
  /** What else is told of it. */
  readonly events?: readonly DomainEvent[];
}

/** Refuses case_changed where the caller has read another version. The answer names what stands: the state and the last step, in the reader's language. */
export async function holdVersion(
  { kinds }: Pick<CaseParts, 'kinds'>,
  work: Work,
  row: CaseRow,
  version: number,
): Promise<void> {
  if (row.version === version) return;
  const kind = kinds.of(row.kind);
  const { language } = work.request;
  const last = (await stepsOf(work, [row.id])).at(-1);
  throw new Refusal(caseRefusals.case_changed, {
    members: {
      state: row.state,
      version: row.version,
      state_label: stateLabel(kind, row.state, language),
      last_step: last === undefined ? null : eventDone(kind, last.event, language),
      last_step_at: last === undefined ? null : toInstant(last.at),
    },
  });
}

/**
 * Takes one step of a case that is locked: judges it, writes the history, moves the case, starts or stops its clock, and performs the kind's
 * effect. Refuses own_case, case_step_refused, decided_before, approved_already, appeal_over, what the effect refuses, in that order.
 */
export async function runStep(
  parts: CaseParts,
  work: Work,
  { row, event, by, approvals, with: also }: StepToRun,
): Promise<CaseRow> {
  const kind = parts.kinds.of(row.kind);
  const given = approvals ?? (await approvalsOf(work.db, row.id));
  const judged = judgeStep(kind.machine, judgedCase(row, given), {
    event,
    who: by.who,
    actorId: by.actorId,
    now: work.now,
  });
  if (judged.no !== undefined)
    throw new Refusal(caseRefusals[judged.no], { members: { state: row.state, version: row.version } });
  // The passing of time is no person.
  const writtenBy = by.who === 'time' ? { ...by, actorId: null } : by;
  const moved = await moveCase(parts, work, {
    row,
    event,
    to: judged.to,
    by: writtenBy,
    ...(also && { with: also }),
  });
  const { id: caseId, subject, applicant_id: applicantId } = row;
  const decidedBy = decidersWith(given, by);
  await kind.effects?.[event]?.(work, { caseId, subject, applicantId, event, to: judged.to, decidedBy });
  const isNewTerm = moved.due_at?.getTime() !== row.due_at?.getTime();
  if (isNewTerm) await tellUrgent(work, moved, kind.clock(subject)[moved.state]);
  return moved;
}

/** Those who decided before, and the officer who acts now. */
function decidersWith(given: readonly ApprovalRow[], { who, actorId }: StepBy): readonly string[] {
  const before = given.map(({ actor_id: id }) => id);
  return [...new Set(who === 'officer' ? [...before, actorId] : before)];
}

interface Move {
  readonly row: CaseRow;
  readonly event: string;
  readonly to: string;
  readonly by: { readonly who: CaseActor; readonly actorId: string | null; readonly reason?: string };
  /** Who holds it then, where another than the event says. */
  readonly assigneeId?: string;
  readonly with?: WrittenWith;
}

/** Writes a step that was judged before into the history, and what follows from it into the case. */
export async function moveCase(
  parts: Pick<CaseParts, 'kinds' | 'acting'>,
  work: Work,
  { row, with: { approval, events = [] } = {}, ...move }: Move,
): Promise<CaseRow> {
  const { step, change } = stepOf(work, parts.kinds.of(row.kind), { row, ...move });
  const changed = await updateCase(work, change, { step, approval });
  invariant(changed !== undefined, 'a locked case is gone');
  const askers = await askersOf(parts, work, row, 'view');
  const audience = [...new Set([...askers, row.assignee_id, change.assigneeId])].filter((id) => id !== null);
  await work.emit(told(caseChanged, { id: row.id, version: step.number }, audience), ...events);
  return changed;
}

/** A case as far as a step depends on it. */
export type MovedCase = Omit<CaseRow, 'reference' | 'form' | 'form_version' | 'sealed_answers'>;

/** What a step that was judged before writes into the history, and what it makes of the case. */
export function stepOf(
  { cipher, now }: Pick<Work, 'cipher' | 'now'>,
  kind: CaseKind,
  { row, event, to, by, assigneeId: given }: Omit<Move, 'row' | 'with'> & { readonly row: MovedCase },
): { readonly step: KeptStep; readonly change: CaseChange } {
  const doing = doingOf(kind.machine, event);
  const round = doing === 'appeal' ? row.round + 1 : row.round;
  const step = {
    case_id: row.id,
    number: row.version + 1,
    event,
    from_state: row.state,
    to_state: to,
    round,
    actor: by.who,
    // The history names people alone.
    actor_id: by.who === 'time' ? null : by.actorId,
    reason: by.reason ?? null,
    at: now,
  };
  const hash = hashOfStep(cipher, row.head_hash, step);
  const assigneeId = given ?? assigneeAfter(kind, { row, event, actorId: by.actorId });
  const awaits = turnAfter(kind, { row, event, to });
  const change = {
    id: row.id,
    state: to,
    version: step.number,
    round,
    assigneeId,
    awaits,
    ...clockAfter({ now }, kind, { row, event, to, awaits }),
    decidedAt: doing === 'decide' ? now : row.decided_at,
    headHash: hash,
  };
  return { step: { ...step, hash }, change };
}

/** A step from one state to another. */
interface Turned {
  readonly row: MovedCase;
  readonly event: string;
  readonly to: string;
}

function turnAfter({ machine }: CaseKind, { row, event, to }: Turned): Turn {
  if (isClosed(machine, to)) return 'nobody';
  const declared = eventOf(machine, event)?.awaits;
  if (declared !== undefined) return declared;
  const doing = doingOf(machine, event);
  if (doing === 'ask') return 'applicant';
  if ((doing === 'take' || event === 'assign') && to === row.state) return row.awaits;
  return event === 'endorse' || event === 'overdue' ? row.awaits : turnIn(machine, to);
}

function assigneeAfter(
  { machine }: CaseKind,
  {
    row,
    event,
    actorId,
  }: { readonly row: MovedCase; readonly event: string; readonly actorId: string | null },
): string | null {
  const doing = doingOf(machine, event);
  if (doing === 'take') return actorId;
  if (doing === 'release' || doing === 'appeal') return null;
  return row.assignee_id ?? (eventOf(machine, event)?.holds ? actorId : null);
}

/** The clock runs while officers are awaited. It starts anew with each state, and after an answer. */
function clockAfter(
  { now }: Pick<Work, 'now'>,
  kind: CaseKind,
  { row, event, to, awaits }: Turned & { readonly awaits: Turn },
): Pick<CaseChange, 'dueAt' | 'overdueAt' | 'escalateAt' | 'escalatedAt'> {
  const term = kind.clock(row.subject)[to];
  if (awaits !== 'officer' || term === undefined)
    return { dueAt: null, overdueAt: null, escalateAt: null, escalatedAt: null };
  const isSame = to === row.state && row.awaits === 'officer';
  if (isSame)
    return {
      dueAt: row.due_at,
      overdueAt: event === 'overdue' ? now : row.overdue_at,
      escalateAt: row.escalate_at,
      escalatedAt: row.escalated_at,
    };
  const dueAt = endOfTerm(now, term);
  return { dueAt, overdueAt: null, escalateAt: endOfGrace(dueAt, term), escalatedAt: null };
}

/** What the rules need of a case. */
export function judgedCase(row: MovedCase, approvals: readonly ApprovalRow[]): JudgedCase {
  return {
    state: row.state,
    applicantId: row.applicant_id,
    assigneeId: row.assignee_id,
    round: row.round,
    decidedAt: row.decided_at,
    decisions: approvals.map(({ round, actor_id: actorId }) => ({ round, actorId })),
  };
}

export const instantOrNull = (at: Date | null): string | null => (at === null ? null : toInstant(at));
