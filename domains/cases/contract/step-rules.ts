import {
  caseStates,
  isDecision,
  type CaseActor,
  type CaseEvent,
  type CaseMachine,
  type CaseState,
} from './case-events.ts';
import { APPEAL_DAYS } from './limits.ts';

const DAY_MS = 86_400_000;

/** What the rules need of a case. */
export interface JudgedCase {
  readonly state: CaseState;
  readonly applicantId: string;
  readonly assigneeId: string | null;
  /** 1 until the case is appealed, then 2. */
  readonly round: number;
  readonly decidedAt: Date | null;
  /** Who approved or declined it, in which round. */
  readonly decisions: readonly { readonly round: number; readonly actorId: string }[];
}

export interface StepAsked {
  readonly event: CaseEvent;
  readonly who: CaseActor;
  readonly actorId: string;
  readonly now: Date;
}

export type StepRefusal =
  | 'own_case'
  | 'case_step_refused'
  | 'decided_before'
  | 'approved_already'
  | 'appeal_over';
type Judged =
  | { readonly to: CaseState; readonly no?: never }
  | { readonly no: StepRefusal; readonly to?: never };

/** Whether someone may make an event happen now, and where it leads. Refusals in this order: own_case, case_step_refused, decided_before, approved_already, appeal_over. */
export function judgeStep(machine: CaseMachine, found: JudgedCase, asked: StepAsked): Judged {
  const declared = machine.events[asked.event];
  if (asked.who === 'officer' && asked.actorId === found.applicantId) return { no: 'own_case' };
  const to = declared?.by.includes(asked.who) ? toState(declared.moves[found.state]) : undefined;
  if (to === undefined) return { no: 'case_step_refused' };
  if (asked.event === 'take' && found.assigneeId === asked.actorId) return { no: 'case_step_refused' };
  if (isDecision(asked.event)) {
    const own = found.decisions.filter(({ actorId }) => actorId === asked.actorId);
    if (own.some(({ round }) => round < found.round)) return { no: 'decided_before' };
    if (own.length > 0) return { no: 'approved_already' };
  }
  if (asked.event === 'appeal' && !canAppeal(found, asked.now)) return { no: 'appeal_over' };
  return { to };
}

function toState(name: string | undefined): CaseState | undefined {
  return caseStates.find((state) => state === name);
}

function canAppeal({ round, decidedAt }: JudgedCase, now: Date): boolean {
  return round === 1 && decidedAt !== null && now.getTime() - decidedAt.getTime() <= APPEAL_DAYS * DAY_MS;
}

/** Whether nothing leads out of a state but an appeal. */
export function isClosed(machine: CaseMachine, state: CaseState): boolean {
  return Object.entries(machine.events).every(
    ([event, { moves }]) => event === 'appeal' || !Object.hasOwn(moves, state),
  );
}
