import type { Database } from '@egcr/server-kit/database';
import type { Permission } from '@egcr/contract/endpoint';
import type { Work } from '@egcr/server-kit/work';
import { invariant } from '@egcr/server-kit/refusal';

import type { Term } from '../contract/clock-rules.ts';
import type { CaseEvent, CaseMachine, CaseState } from '../contract/index.ts';

/** What the effect of a step is told. */
export interface StepTaken {
  readonly caseId: string;
  readonly subject: string;
  readonly applicantId: string;
  readonly event: CaseEvent;
  readonly to: CaseState;
}

/** A kind of case, as a domain declares it when the server is composed. */
export interface CaseKind {
  /** Domain and thing, `desk.service`. Cases are kept under it: it never changes. */
  readonly name: string;
  readonly machine: CaseMachine;
  /** What officers need besides the permission of the call: to see cases of this kind, and to handle and decide them. */
  readonly permissions: { readonly read: Permission; readonly handle: Permission };
  /** How many different people have to approve. */
  readonly approvals: number;
  /** The time until the next step, by the state that the case is in. */
  readonly clock: (subject: string) => Readonly<Partial<Record<CaseState, Term>>>;
  /** What a case is called, in a reader's language. */
  readonly title: (subject: string, language: string) => string;
  /** What else happens, in the transaction of the step. What an effect refuses, refuses the step. */
  readonly effects?: Readonly<Partial<Record<CaseEvent, (work: Work, step: StepTaken) => Promise<void>>>>;
  /** Other cases of the kind that have something in common with this one. */
  readonly related?: (
    db: Database,
    asked: { readonly caseId: string; readonly language: string },
  ) => Promise<readonly RelatedCase[]>;
}

export interface RelatedCase {
  readonly caseId: string;
  /** What both have in common, in the reader's language. */
  readonly shared: string;
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
