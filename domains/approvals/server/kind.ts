import type { Permission } from '@egcr/contract/endpoint';
import type { WireMoney } from '@egcr/contract/money';
import type { RefusalKind } from '@egcr/contract/refusals';
import type { BeforeWork } from '@egcr/server-kit/domain';
import { invariant, validationRefusal } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';
import * as z from 'zod/mini';

import type { EffectCode, Fact, ProposalKindName, ProposalState } from '../contract/index.ts';

/** What a kind says of a payload at this moment. */
export interface Judgement {
  /** What it would do, for the person who decides. Where these differ at approval, the proposal is outdated. */
  readonly facts: readonly Fact[];
  /** Those who would be credited or raised: they neither propose nor approve. */
  readonly interested?: readonly string[];
  /** Money that it gives to people, lets leave the house, or puts where it can be paid from: bounded for each kind and day. */
  readonly moves?: readonly WireMoney[];
}

/** Who proposed what is judged or run. */
export interface Proposed {
  readonly proposedBy: string;
  /** What the kind's `prepare` has answered for this payload, where the kind has one. */
  readonly prepared?: unknown;
}

/** What came of it, kept with the proposal: plain JSON. */
export type Outcome = Readonly<Record<string, unknown>>;

/** What became of a proposal. */
export interface EndedProposal {
  readonly id: string;
  readonly state: Exclude<ProposalState, 'open'>;
}

/** One thing that takes two people. */
export interface ProposalKind {
  readonly name: ProposalKindName;
  /** What its maker needs when it is made and when it runs, and what its second person needs besides `approvals.decide`. */
  readonly proposedWith: Permission;
  readonly approvedWith: Permission;
  /** What judging and running may refuse, over and above the platform's own: the person who approves reads a sentence for each. */
  readonly refusals: readonly RefusalKind<EffectCode>[];
  readonly expires_s?: number | undefined;
  /** How often it may be carried out within 24 hours. */
  readonly perDay?: number | undefined;
  /**
   * What takes long and needs no transaction: reading a file. It runs before the transaction of the proposal, and again before that of the
   * approval, while the request holds no connection to the database; `judge` and `run` get its answer. Writes nothing.
   */
  readonly prepare?: ((before: BeforeWork, payload: unknown) => Promise<unknown>) | undefined;
  /** Refuses what cannot be carried out. Writes nothing. */
  readonly judge: (work: Work, payload: unknown, proposed: Proposed) => Promise<Judgement>;
  /** Carries it out, in the transaction of the decision; a refusal leaves the proposal open. */
  readonly run: (work: Work, payload: unknown, proposed: Proposed) => Promise<Outcome>;
  /** What follows once it is decided or has expired, in the same transaction. Refuses nothing. */
  readonly ended?: ((work: Work, ended: EndedProposal) => Promise<void>) | undefined;
}

interface Definition<Payload> extends Omit<ProposalKind, 'prepare' | 'judge' | 'run'> {
  /** Of plain JSON: no big numbers, no dates. */
  readonly payload: z.ZodMiniType<Payload>;
  readonly judge: (work: Work, payload: Payload, proposed: Proposed) => Promise<Judgement>;
  readonly run: (work: Work, payload: Payload, proposed: Proposed) => Promise<Outcome>;
}

type WithPrepared<Prepared> = Proposed & { readonly prepared: Prepared };

interface PreparedDefinition<Payload, Prepared> extends Omit<Definition<Payload>, 'judge' | 'run'> {
  readonly prepare: (before: BeforeWork, payload: Payload) => Promise<Prepared>;
  readonly judge: (work: Work, payload: Payload, proposed: WithPrepared<Prepared>) => Promise<Judgement>;
  readonly run: (work: Work, payload: Payload, proposed: WithPrepared<Prepared>) => Promise<Outcome>;
}

/** A kind of which each payload is read by its schema before it is judged or run. */
export function proposalKind<Payload>(definition: Definition<Payload>): ProposalKind {
  const { payload: schema, judge, run, ...kind } = definition;
  return {
    ...kind,
    judge: (work, payload, proposed) => judge(work, readPayload(schema, payload), proposed),
    run: (work, payload, proposed) => run(work, readPayload(schema, payload), proposed),
  };
}

function readPayload<Payload>(schema: z.ZodMiniType<Payload>, payload: unknown): Payload {
  const result = z.safeParse(schema, payload);
  if (result.success) return result.data;
  throw validationRefusal([{ field: '', code: 'payload_format' }]);
}

/** The same for a kind with a step before the transaction: nothing of it is judged or run without what that step has answered. */
export function preparedKind<Payload, Prepared extends object>(
  definition: PreparedDefinition<Payload, Prepared>,
): ProposalKind {
  const { prepare, judge, run, ...rest } = definition;
  const withPrepared = (proposed: Proposed): WithPrepared<Prepared> => {
    invariant(proposed.prepared !== undefined, `${rest.name} was not prepared`);
    // The person who judges hands on what `prepare` has answered: the one place where approvals vouch for that.
    return { ...proposed, prepared: proposed.prepared as Prepared };
  };
  const kind = proposalKind<Payload>({
    ...rest,
    judge: (work, payload, proposed) => judge(work, payload, withPrepared(proposed)),
    run: (work, payload, proposed) => run(work, payload, withPrepared(proposed)),
  });
  return {
    ...kind,
    prepare: (before, payload) => prepare(before, readPayload(rest.payload, payload)),
  };
}

/** The kind that carries out proposals of a name. */
export function kindOf(
  { kinds }: { readonly kinds: () => readonly ProposalKind[] },
  name: ProposalKindName,
): ProposalKind {
  const kind = kinds().find((each) => each.name === name);
  invariant(kind !== undefined, `nothing carries out ${name}`);
  return kind;
}

/** A fact in words that need no translation: names, codes, figures. */
export function textFact(name: Fact['name'], text: string): Fact {
  return { name, text, amount: null };
}

/** A fact that is an amount of money. */
export function amountFact(name: Fact['name'], amount: NonNullable<Fact['amount']>, text?: string): Fact {
  return { name, text: text ?? null, amount };
}
