import { named } from '@egcr/contract/schema-names';
import * as z from 'zod/mini';

/** An exact share of a whole, `3/8` or `1`. */
const share = z.string().check(z.regex(/^\d+(?:\/\d+)?$/));

export const ownershipNode = z.object({
  /** Within this network alone. */
  id: z.string(),
  kind: z.enum(['person', 'business']),
  name: z.string(),
  /** YYYY-MM, of a person: of a birth the day is never public. */
  born_month: z.nullable(z.string()),
  /** Of a business of the register. */
  number: z.nullable(z.string()),
  slug: z.nullable(z.string()),
});
export type OwnershipNode = z.output<typeof ownershipNode>;

export const ownershipEdge = z.object({
  owner: z.string(),
  owned: z.string(),
  /** Of the capital, directly. */
  shares: share,
  /** Of the votes, directly. */
  votes: share,
});
export type OwnershipEdge = z.output<typeof ownershipEdge>;

/** Who owns a business, directly and through other businesses. */
export const ownershipNetwork = named(
  'OwnershipNetwork',
  z.object({
    /** The node whose owners these are. */
    subject: z.string(),
    nodes: z.array(ownershipNode),
    edges: z.array(ownershipEdge),
    /** More businesses own it than are read; what lies behind them is missing. */
    is_cut: z.boolean(),
  }),
);
export type OwnershipNetwork = z.output<typeof ownershipNetwork>;

/** What both may be counted in: they differ where shares have other votes. */
export const measures = ['shares', 'votes'] as const;
export type Measure = (typeof measures)[number];

/** One way on which a person owns the subject. */
export const ownershipPath = z.object({
  /** The businesses between, from the person on. */
  through: z.array(z.string()),
  shares: share,
  votes: share,
});
export type OwnershipPath = z.output<typeof ownershipPath>;

/** A person who owns or controls enough to be named, with the reasons. */
export const beneficialOwner = named(
  'BeneficialOwner',
  z.object({
    node: z.string(),
    shares: share,
    votes: share,
    /** What reaches the threshold. */
    by: z.array(z.enum(measures)),
    /** The ways with the most first. */
    paths: z.array(ownershipPath),
    /** Whether a loop or a way that is not listed adds to the sum of the ways. */
    has_more: z.boolean(),
  }),
);
export type BeneficialOwner = z.output<typeof beneficialOwner>;

/** As finely as anyone reads a share. */
const DRAWN_PARTS = 10_000_000n;

/** How much a share is, for drawing and for percentages; never for a decision. */
export function sizeOf(text: string): number {
  const [over, under = '1'] = text.split('/');
  // Both may be longer than a number can hold: the quotient is taken of whole numbers first.
  return Number((BigInt(over ?? '0') * DRAWN_PARTS) / BigInt(under)) / Number(DRAWN_PARTS);
}
