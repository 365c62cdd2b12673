import type { Machine } from '@egcr/contract/machine';

/** What can happen to a case. A kind's machine uses those it needs; the runner knows what each of them does. */
export const caseEvents = [
  'submit',
  'take',
  'release',
  'ask',
  'approve',
  'decline',
  'cancel',
  'appeal',
  'investigate',
  'act',
  'dismiss',
  'refer',
] as const;
export type CaseEvent = (typeof caseEvents)[number];

/** Steps of the history that change no state. */
export const caseNotes = ['answer', 'endorse', 'overdue', 'erase'] as const;
export type CaseNote = (typeof caseNotes)[number];

/** Who acts on a case. */
export type CaseActor = 'applicant' | 'officer' | 'time';

/** The states that cases of any kind go through. A name is only ever added: old cases keep theirs. */
export const caseStates = [
  'draft',
  'submitted',
  'in_progress',
  'fulfilled',
  'declined',
  'cancelled',
  'received',
  'triaged',
  'investigating',
  'action_taken',
  'unfounded',
  'referred',
] as const;
export type CaseState = (typeof caseStates)[number];

/** A kind's states and events, of the names that cases know. */
export interface CaseMachine extends Machine {
  readonly states: readonly CaseState[];
  readonly first: 'draft';
  readonly events: Readonly<
    Partial<
      Record<
        CaseEvent,
        {
          readonly by: readonly CaseActor[];
          readonly moves: Readonly<Partial<Record<CaseState, CaseState>>>;
          readonly effect?: string;
        }
      >
    >
  > &
    Machine['events'];
}

/** Steps that end a case for now: with a reason, by a person whose PIN is fresh. */
export const decisionEvents = [
  'approve',
  'decline',
  'act',
  'dismiss',
  'refer',
] as const satisfies readonly CaseEvent[];
export type DecisionEvent = (typeof decisionEvents)[number];

export function isDecision(event: string): event is DecisionEvent {
  return decisionEvents.some((each) => each === event);
}

/** Whose turn it is. */
export const turns = ['officer', 'applicant', 'nobody'] as const;
export type Turn = (typeof turns)[number];
