import { doingOf, eventOf, moveOf, type CaseActor, type CaseMachine, type Turn } from './case-events.ts';
import { APPEAL_DAYS } from './limits.ts';

const DAY_MS = 86_400_000;

/** What the rules need of a case. */
export interface JudgedCase {
  readonly state: string;
  readonly applicantId: string;
  readonly assigneeId: string | null;
  /** 1 until the case is appealed, then 2. */
  readonly round: number;
  readonly decidedAt: Date | null;
  /** Who approved or declined it, in which round. */
  readonly decisions: readonly { readonly round: number; readonly actorId: string }[];
}

export interface StepAsked {
  readonly event: string;
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
  | { readonly to: string; readonly no?: never }
  | { readonly no: StepRefusal; readonly to?: never };

/** Whether someone may make an event happen now, and where it leads. Refusals in this order: own_case, case_step_refused, decided_before, approved_already, appeal_over. */
export function judgeStep(machine: CaseMachine, found: JudgedCase, asked: StepAsked): Judged {
  if (asked.who === 'officer' && asked.actorId === found.applicantId) return { no: 'own_case' };
  const mayCause = eventOf(machine, asked.event)?.by.includes(asked.who) === true;
  const to = mayCause ? moveOf(machine, found.state, asked.event) : undefined;
  if (to === undefined) return { no: 'case_step_refused' };
  const doing = doingOf(machine, asked.event);
  if (doing === 'take' && found.assigneeId === asked.actorId) return { no: 'case_step_refused' };
  if (doing === 'decide' && asked.who === 'officer') {
    const own = found.decisions.filter(({ actorId }) => actorId === asked.actorId);
    if (own.some(({ round }) => round < found.round)) return { no: 'decided_before' };
    if (own.length > 0) return { no: 'approved_already' };
  }
  if (doing === 'appeal' && !canAppeal(found, asked.now)) return { no: 'appeal_over' };
  return { to };
}

function canAppeal({ round, decidedAt }: JudgedCase, now: Date): boolean {
  return round === 1 && decidedAt !== null && now.getTime() - decidedAt.getTime() <= APPEAL_DAYS * DAY_MS;
}

/** Whether nothing leads out of a state but an appeal, or what opens the case again. */
export function isClosed(machine: CaseMachine, state: string): boolean {
  return Object.keys(machine.events).every(
    (event) =>
      doingOf(machine, event) === 'appeal' ||
      eventOf(machine, event)?.reopens === true ||
      moveOf(machine, state, event) === undefined,
  );
}

/** Whose turn a state is: officers' where they can do something, else the applicant's where they can do more than cancel. */
export function turnIn(machine: CaseMachine, state: string): Turn {
  if (isClosed(machine, state)) return 'nobody';
  const open = Object.keys(machine.events).filter((event) => moveOf(machine, state, event) !== undefined);
  const by = (who: CaseActor, events: readonly string[]) =>
    events.some((event) => eventOf(machine, event)?.by.includes(who));
  if (by('officer', open)) return 'officer';
  const plain = open.filter((event) => !['appeal', 'cancel'].includes(doingOf(machine, event)));
  return by('applicant', plain) ? 'applicant' : 'officer';
}
