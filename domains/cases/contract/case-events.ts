import type { Machine } from '@egcr/contract/machine';
import * as z from 'zod/mini';

/** Who acts on a case. */
export type CaseActor = 'applicant' | 'officer' | 'time';

/**
 * What the runner does at a step besides moving the case. `take`, `release`: who holds it. `ask`: the applicant's turn, the clock stops. `decide`: with
 * a reason, a fresh PIN and as many approvals as the kind says. `appeal`: once, other people decide. `cancel`: the applicant ends it.
 */
export const doings = ['move', 'take', 'release', 'ask', 'decide', 'appeal', 'cancel'] as const;
export type Doing = (typeof doings)[number];

/** What a step cannot do without: a reason, kept in the history, or a text, written to the other side. */
export const needs = ['reason', 'text'] as const;
export type Need = (typeof needs)[number];

/** Names that every kind may use without saying what they do. A kind adds its own. */
const commonDoings: Readonly<Record<string, Doing>> = {
  take: 'take',
  release: 'release',
  ask: 'ask',
  approve: 'decide',
  decline: 'decide',
  appeal: 'appeal',
  cancel: 'cancel',
};

/** Steps of the history that are no event of a machine, or that may be one. `answer`: a machine may say where an answer leads. */
export const caseNotes = ['answer', 'assign', 'endorse', 'overdue', 'erase'] as const;

/** States whose words all kinds share. */
export const commonStates = [
  'draft',
  'submitted',
  'in_progress',
  'fulfilled',
  'declined',
  'cancelled',
] as const;
/** Events and notes whose words all kinds share. */
export const commonEvents = [
  'submit',
  'take',
  'release',
  'ask',
  'approve',
  'decline',
  'cancel',
  'appeal',
  ...caseNotes,
] as const;

/** Names of states and events are kept in the history: a kind adds some, and renames none. */
export const caseName = z
  .string()
  .check(z.maxLength(40, 'not_offered'), z.regex(/^[a-z][a-z_]*$/, 'not_offered'));

interface CaseMachineEvent {
  readonly by: readonly CaseActor[];
  readonly moves: Readonly<Record<string, string>>;
  readonly effect?: string;
  readonly does?: Doing;
  readonly needs?: Need;
  /** Who takes the step holds the case from then on, where nobody does. */
  readonly holds?: true;
  /** It opens a case again that had ended: until then nobody is awaited. */
  readonly reopens?: true;
  /** Whose turn it is then, where it does not follow from who can take the next step: someone outside the case, for example. */
  readonly awaits?: Turn;
}

/** A kind's states and events. */
export interface CaseMachine extends Machine {
  readonly first: 'draft';
  readonly events: Readonly<Record<string, CaseMachineEvent>>;
}

/** An event of a machine; undefined where the machine has none of that name. */
export function eventOf({ events }: CaseMachine, name: string): CaseMachineEvent | undefined {
  return Object.hasOwn(events, name) ? events[name] : undefined;
}

/** Where an event leads from a state; undefined where it does not. */
export function moveOf(machine: CaseMachine, state: string, event: string): string | undefined {
  const moves = eventOf(machine, event)?.moves;
  return moves && Object.hasOwn(moves, state) ? moves[state] : undefined;
}

export function doingOf(machine: CaseMachine, event: string): Doing {
  return eventOf(machine, event)?.does ?? commonDoings[event] ?? 'move';
}

export function needOf(machine: CaseMachine, event: string): Need | undefined {
  const declared = eventOf(machine, event)?.needs;
  if (declared !== undefined) return declared;
  const doing = doingOf(machine, event);
  // Applicants answer by writing.
  if (doing === 'ask' || event === 'answer') return 'text';
  return doing === 'decide' || doing === 'appeal' ? 'reason' : undefined;
}

/** Whose turn it is. */
export const turns = ['officer', 'applicant', 'nobody'] as const;
export type Turn = (typeof turns)[number];

/** How a state looks beside others. */
export const marks = ['new', 'busy', 'good', 'bad', 'ended'] as const;
export type Mark = (typeof marks)[number];
