import type { EventOf, StateOf } from '@egcr/contract/machine';
import type { Database } from '@egcr/server-kit/database';
import type { Permission } from '@egcr/contract/endpoint';
import type { Work } from '@egcr/server-kit/work';
import { invariant } from '@egcr/server-kit/refusal';

import type { ApprovalStep } from '../contract/approval-rules.ts';
import type { commonEvents, commonStates, Mark } from '../contract/case-events.ts';
import type { Term } from '../contract/clock-rules.ts';
import type { CaseMachine } from '../contract/index.ts';

/** What the effect of a step is told. */
export interface StepTaken {
  readonly caseId: string;
  readonly subject: string;
  readonly applicantId: string;
  readonly event: string;
  readonly to: string;
  /** Who has decided about it so far, this step included. */
  readonly decidedBy: readonly string[];
}

/** A decision that has all approvals but this last one. */
export interface DecisionToCarryOut {
  readonly caseId: string;
  readonly state: string;
}

/** How a step is called: on a button, and in the history once it was taken. */
export interface EventWords {
  readonly label: string;
  readonly done: string;
}

type CommonState = (typeof commonStates)[number];
type CommonEvent = (typeof commonEvents)[number];
type Words<Own extends string, Common extends string, Said> = Readonly<Record<Exclude<Own, Common>, Said>> &
  Readonly<Partial<Record<Common, Said>>>;

/** What a kind says in one language: of every state and event that is its own, and of a common one where it says it in its own way. */
export interface KindWords<M extends CaseMachine = CaseMachine> {
  /** What the queue of these cases is called. */
  readonly queue: string;
  readonly states: Words<StateOf<M>, CommonState, string>;
  readonly events: Words<EventOf<M>, CommonEvent, EventWords>;
  /** By the names of its approvals. */
  readonly approvals?: Readonly<Record<string, string>>;
}

/** A kind of case, as a domain declares it when the server is composed. */
export interface CaseKind<M extends CaseMachine = CaseMachine> {
  /** Domain and thing, `desk.service`. Cases are kept under it: it never changes. */
  readonly name: string;
  readonly machine: M;
  /** In the reader's language. */
  readonly words: (language: string) => KindWords<M>;
  /** How states look beside others, where it does not follow from their common names. */
  readonly marks?: Readonly<Partial<Record<StateOf<M>, Mark>>>;
  /** What officers need besides the permission of the call: to see cases of this kind, to handle and decide them, and for single steps something else. */
  readonly permissions: {
    readonly read: Permission;
    readonly handle: Permission;
    readonly steps?: Readonly<Partial<Record<EventOf<M>, Permission>>>;
  };
  /** The approvals that decisions need, in their order. A decision that is not here takes one person who handles such cases. */
  readonly approvals?: Readonly<Partial<Record<EventOf<M>, readonly ApprovalStep<Permission>[]>>>;
  /** Whether an officer and an applicant are related, so that others decide; besides what the composition knows of all kinds. */
  readonly relatedTo?: RelatedTo;
  /** The time until the next step, by the state that the case is in. */
  readonly clock: (subject: string) => Readonly<Partial<Record<StateOf<M>, Term>>>;
  /** What a case is called, in a reader's language. */
  readonly title: (subject: string, language: string) => string;
  /** What else happens, in the transaction of the step. What an effect refuses, refuses the step. */
  readonly effects?: Readonly<Partial<Record<EventOf<M>, (work: Work, step: StepTaken) => Promise<void>>>>;
  /** What else happens to a text that an officer writes to the applicant, in its transaction: where the applicant reads it elsewhere, for example. */
  readonly written?: (work: Work, text: { readonly caseId: string; readonly text: string }) => Promise<void>;
  /**
   * What happens in the place of a decision that cannot be carried out now, where a budget is gone for example: asked in the transaction of its last
   * approval, which then is not given.
   */
  readonly instead?: Readonly<
    Partial<Record<EventOf<M>, (work: Work, decided: DecisionToCarryOut) => Promise<EventOf<M> | undefined>>>
  >;
  /**
   * What is missing before a decision may be approved, in the reader's language: asked before each of its approvals. Until then the decision is
   * not offered.
   */
  readonly missing?: Readonly<
    Partial<Record<EventOf<M>, (work: Work, decided: DecisionToCarryOut) => Promise<string | undefined>>>
  >;
  /**
   * Cases of the kind that are not there for this person as an officer: neither seen nor handled. Those that accuse them, so that no one is warned
   * by their own queue, and those that they judge without knowing who asks.
   */
  readonly withheldFrom?: (work: Work, userId: string) => Promise<readonly string[]>;
  /** Other cases of the kind that have something in common with this one. */
  readonly related?: (
    db: Database,
    asked: { readonly caseId: string; readonly language: string },
  ) => Promise<readonly RelatedCase[]>;
}

/** Whether two people have something in common that forbids one to decide about the other. */
export type RelatedTo = (
  work: Work,
  people: { readonly officerId: string; readonly applicantId: string },
) => Promise<boolean>;

export interface RelatedCase {
  readonly caseId: string;
  /** What both have in common, in the reader's language. */
  readonly shared: string;
}

/** The approvals of a decision, in their order. */
export function approvalsFor(
  { approvals = {}, permissions }: CaseKind,
  event: string,
): readonly ApprovalStep<Permission>[] {
  return (
    approvals[event] ?? [
      { name: 'approval', permission: permissions.steps?.[event] ?? permissions.handle, count: 1 },
    ]
  );
}

/** Every permission with which an officer does something in cases of a kind. */
export function handlingPermissions({ permissions, approvals = {} }: CaseKind): ReadonlySet<Permission> {
  const ofSteps = Object.values(permissions.steps ?? {}).filter((each) => each !== undefined);
  const ofApprovals = Object.values(approvals).flatMap((steps) =>
    (steps ?? []).map((step) => step.permission),
  );
  return new Set([permissions.handle, ...ofSteps, ...ofApprovals]);
}

/** The kinds of all domains by name. */
export class CaseKinds {
  readonly #kinds: ReadonlyMap<string, CaseKind>;

  constructor(kinds: readonly CaseKind[]) {
    this.#kinds = new Map(kinds.map((kind) => [kind.name, kind]));
    invariant(this.#kinds.size === kinds.length, 'two kinds of cases have the same name');
  }

  all(): readonly CaseKind[] {
    return [...this.#kinds.values()];
  }

  of(name: string): CaseKind {
    const kind = this.#kinds.get(name);
    invariant(kind !== undefined, `the kind of case ${name} is not declared`);
    return kind;
  }
}
