import type { WireMoney } from '@egcr/contract/money';
import { validationRefusal } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';
import * as z from 'zod/mini';

import type { Fact, ProposalKindName } from '../contract/index.ts';

/** What a kind says of a payload at this moment. */
export interface Judgement {
  /** What it would do, for whoever decides. Where these differ at approval, the proposal is outdated. */
  readonly facts: readonly Fact[];
  /** Those who would be credited or raised: they neither propose nor approve. */
  readonly interested?: readonly string[];
  /** Money that it gives to people, lets leave the house, or puts where it can be paid from: bounded for each kind and day. */
  readonly moves?: readonly WireMoney[];
}

/** Who proposed what is judged or run. */
export interface Proposed {
  readonly proposedBy: string;
}

/** What came of it, kept with the proposal: plain JSON. */
export type Outcome = Readonly<Record<string, unknown>>;

/** One thing that takes two people. */
export interface ProposalKind {
  readonly name: ProposalKindName;
  readonly expires_s?: number | undefined;
  /** How often it may be carried out within 24 hours. */
  readonly perDay?: number | undefined;
  /** Refuses what cannot be carried out. Writes nothing. */
  readonly judge: (work: Work, payload: unknown, proposed: Proposed) => Promise<Judgement>;
  /** Carries it out, in the transaction of the decision; a refusal leaves the proposal open. */
  readonly run: (work: Work, payload: unknown, proposed: Proposed) => Promise<Outcome>;
}

interface Definition<Payload> extends Omit<ProposalKind, 'judge' | 'run'> {
  /** Of plain JSON: no big numbers, no dates. */
  readonly payload: z.ZodMiniType<Payload>;
  readonly judge: (work: Work, payload: Payload, proposed: Proposed) => Promise<Judgement>;
  readonly run: (work: Work, payload: Payload, proposed: Proposed) => Promise<Outcome>;
}

/** A kind of which each payload is read by its schema before it is judged or run. */
export function proposalKind<Payload>(definition: Definition<Payload>): ProposalKind {
  const { payload: schema, judge, run, ...kind } = definition;
  const read = (payload: unknown): Payload => {
    const result = z.safeParse(schema, payload);
    if (result.success) return result.data;
    throw validationRefusal([{ field: '', code: 'payload_format' }]);
  };
  return {
    ...kind,
    judge: (work, payload, proposed) => judge(work, read(payload), proposed),
    run: (work, payload, proposed) => run(work, read(payload), proposed),
  };
}

/** A fact in words that need no translation: names, codes, figures. */
export function textFact(name: Fact['name'], text: string): Fact {
  return { name, text, amount: null };
}

/** A fact that is an amount of money. */
export function amountFact(name: Fact['name'], amount: NonNullable<Fact['amount']>, text?: string): Fact {
  return { name, text: text ?? null, amount };
}
