import type { ApplicantKind, ProgrammeTerms } from './programmes.ts';

/** Above so much, a business is verified: 50,000 US dollars in cents. */
export const VERIFIED_FROM_MINOR = 5_000_000n;
/** How far it is verified then: its register entry, papers, officers and owners were checked. */
export const VERIFIED_LEVEL = 2;

/** What the server knows before a word is written. */
export interface KnownFacts {
  readonly kind: ApplicantKind;
  /** An email address or phone number of the person is confirmed. */
  readonly isContactConfirmed: boolean;
  /** The organisation is verified at level 2 today. */
  readonly isOrganisationVerified: boolean;
  /** Where the organisation is; a person's country is where the money is to be spent. */
  readonly country: string | null;
  readonly isOpen: boolean;
  readonly hasActiveApplication: boolean;
  /** The organisation proposed the programme itself: it has a part in its terms. */
  readonly isProposer: boolean;
  /** What is left of the programme's budget, in minor units. */
  readonly budgetMinor: bigint;
}

/** What the applicant writes. Undefined while it is not answered. */
export interface Wish {
  readonly amountMinor?: bigint | undefined;
  readonly country?: string | undefined;
  /** What it is to be spent on, line by line. */
  readonly costsMinor?: readonly bigint[] | undefined;
}

/** What decides whether an application may be sent, in the order in which people read it. */
export const criteria = [
  'open',
  'applicant',
  'proposer',
  'contact',
  'single',
  'country',
  'amount',
  'costs',
  'verified',
  'budget',
] as const;
export type Criterion = (typeof criteria)[number];

export interface Finding {
  readonly criterion: Criterion;
  /** `unknown`: it depends on an answer that is not there yet. */
  readonly is: 'met' | 'unmet' | 'unknown';
}

type Terms = Pick<
  ProgrammeTerms,
  'applicants' | 'countries' | 'minimumMinor' | 'maximumMinor' | 'verifiedFromMinor'
>;

/**
 * Judges every criterion. The page shows these findings before and while a person writes, and the server decides by them: there is no
 * other rule.
 */
export function judgeEligibility(terms: Terms, facts: KnownFacts, wish: Wish): readonly Finding[] {
  return criteria.map((criterion) => ({ criterion, is: judged[criterion](terms, facts, wish) }));
}

/** Whether nothing is missing. */
export function isEligible(findings: readonly Finding[]): boolean {
  return findings.every(({ is }) => is === 'met');
}

type Judge = (terms: Terms, facts: KnownFacts, wish: Wish) => Finding['is'];

const judged: Readonly<Record<Criterion, Judge>> = {
  open: (_, { isOpen }) => met(isOpen),
  applicant: ({ applicants }, { kind }) => met(applicants.includes(kind)),
  proposer: (_, { isProposer }) => met(!isProposer),
  contact: (_, { isContactConfirmed }) => met(isContactConfirmed),
  single: (_, { hasActiveApplication }) => met(!hasActiveApplication),
  country: ({ countries }, facts, wish) => {
    if (countries.length === 0) return 'met';
    const country = wish.country ?? facts.country;
    return country === null ? 'unknown' : met(countries.includes(country));
  },
  amount: ({ minimumMinor, maximumMinor }, _, { amountMinor }) =>
    amountMinor === undefined ? 'unknown' : met(amountMinor >= minimumMinor && amountMinor <= maximumMinor),
  costs: (_terms, _facts, { amountMinor, costsMinor }) =>
    amountMinor === undefined || costsMinor === undefined
      ? 'unknown'
      : met(costsMinor.reduce((sum, cost) => sum + cost, 0n) === amountMinor),
  verified: ({ verifiedFromMinor }, { kind, isOrganisationVerified }, { amountMinor }) => {
    if (kind !== 'business' || isOrganisationVerified) return 'met';
    return amountMinor === undefined ? 'unknown' : met(amountMinor <= verifiedFromMinor);
  },
  budget: ({ minimumMinor }, { budgetMinor }, { amountMinor }) => {
    if (budgetMinor < minimumMinor) return 'unmet';
    return amountMinor === undefined ? 'unknown' : met(amountMinor <= budgetMinor);
  },
};

function met(is: boolean): Finding['is'] {
  return is ? 'met' : 'unmet';
}
