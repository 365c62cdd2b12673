import { atRate, type FixedRange, type GrantCurrency } from './currency.ts';
import { VERIFIED_FROM_MINOR } from './eligibility.ts';
import { LARGE_FROM_MINOR } from './judging-limits.ts';
import { GRANT_ASSET, termsOf, type ApplicantKind, type ProgrammeTerms, type Sector } from './programmes.ts';
import type { RubricCriterion } from './rubrics.ts';

/** How a question looks that a programme asks beside those of its template. */
export const ownQuestionKinds = ['long_text', 'text', 'number', 'yes_no'] as const;

export interface OwnQuestion {
  readonly kind: (typeof ownQuestionKinds)[number];
  readonly label: string;
}

/** When a round takes applications: whole days in the zone of the programme, both included. */
export interface Round {
  readonly opens_on: string;
  readonly closes_on: string;
}

/** Within how many days applications are decided: what a programme chooses from. */
export const decisionDays = [30, 60, 90] as const;
export type DecisionDays = (typeof decisionDays)[number];

/** The questions that a form begins with: with papers as the applicant likes, or with papers that must be there. */
export const formTemplates = ['usual', 'with_papers'] as const;

/** What a published programme is, as JSON: it is never changed afterwards. Amounts are minor units of its currency as text. */
export interface MadeProgramme {
  /** Of its title, summary and own questions. */
  readonly language: string;
  readonly title: string;
  readonly summary: string;
  readonly applicants: readonly ApplicantKind[];
  readonly sector: Sector | null;
  readonly countries: readonly string[];
  readonly minimum_minor: string;
  readonly maximum_minor: string;
  readonly budget_minor: string;
  readonly decision_days: DecisionDays;
  readonly zone: string;
  readonly rounds: readonly Round[];
  readonly weights: Readonly<Record<RubricCriterion, number>>;
  readonly ties: readonly RubricCriterion[];
  /** The parts in which an award is paid, in percent. */
  readonly parts: readonly number[];
  readonly template: (typeof formTemplates)[number];
  readonly questions: readonly OwnQuestion[];
  /** Absent: US dollars. */
  readonly currency?: GrantCurrency;
  /** Of one in another currency. */
  readonly fixed?: FixedRange;
}

/** A programme by its name in addresses, and what people made of it; null: its terms stand in the code. */
export interface NamedProgramme {
  readonly slug: string;
  readonly made: MadeProgramme | null;
}

/** The public page of a programme that people made. */
export function madeProgrammePath(slug: string): string {
  return `/grants/programmes/${slug}`;
}

/** The terms by which a programme decides, of the code or of people. */
export function termsFor({ slug, made }: NamedProgramme): ProgrammeTerms {
  if (made === null) return termsOf(slug);
  const { currency = GRANT_ASSET, fixed } = made;
  const here = (cents: bigint) => (fixed === undefined ? cents : atRate(cents, fixed.rate));
  return {
    slug,
    kind: 'grant',
    asset: currency,
    applicants: made.applicants,
    sector: made.sector,
    countries: made.countries,
    minimumMinor: BigInt(made.minimum_minor),
    maximumMinor: BigInt(made.maximum_minor),
    minimumCents: BigInt(fixed?.minimum_cents ?? made.minimum_minor),
    maximumCents: BigInt(fixed?.maximum_cents ?? made.maximum_minor),
    verifiedFromMinor: here(VERIFIED_FROM_MINOR),
    rubric: {
      weights: made.weights,
      ties: made.ties,
      ...(fixed !== undefined && { largeFromMinor: here(LARGE_FROM_MINOR) }),
    },
    milestones: made.parts.map((percent, at) => ({ percent, needs: at === 0 ? 'agreement' : 'report' })),
    decisionDays: made.decision_days,
    zone: made.zone,
  };
}
