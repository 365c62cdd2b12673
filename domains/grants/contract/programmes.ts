import type { GrantCurrency } from './currency.ts';
import { VERIFIED_FROM_MINOR } from './eligibility.ts';
import { usualMilestones, type MilestoneTerms } from './milestones.ts';
import { rubricOfOrganisations, rubricOfPeople, type Rubric } from './rubrics.ts';

/** Who may apply: a person for themselves, or an organisation of a kind. */
export const applicantKinds = ['person', 'business', 'government', 'ngo'] as const;
export type ApplicantKind = (typeof applicantKinds)[number];

/** The sectors that have a development fund. */
export const sectors = [
  'agriculture-food',
  'energy',
  'health',
  'education-skills',
  'infrastructure',
  'technology-digital',
  'manufacturing',
  'housing',
  'water-sanitation',
  'transport-logistics',
  'tourism-culture',
  'environment-climate',
  'women-youth-enterprise',
  'financial-inclusion',
  'mining-resources',
  'science-research',
] as const;
export type Sector = (typeof sectors)[number];

/** Grants that stand for good, one for each kind of applicant. */
export const grantTypes = ['personal', 'business', 'government', 'ngo-institution'] as const;

/** Programmes of a demonstration, with dates. */
const sampleProgrammes = ['first-workshop', 'export-steps', 'harbour-repair', 'school-gardens'] as const;

export const programmeSlugs = [...grantTypes, ...sectors, ...sampleProgrammes] as const;
export type ProgrammeSlug = (typeof programmeSlugs)[number];

export function programmeSlugOf(text: string): ProgrammeSlug | undefined {
  return programmeSlugs.find((slug) => slug === text);
}

/** What a programme is, whatever its dates and its money. Amounts are minor units of its currency, both ends belong to the range. */
export interface ProgrammeTerms {
  readonly slug: string;
  /** `fund`: a development fund of a sector. */
  readonly kind: 'grant' | 'fund';
  readonly applicants: readonly ApplicantKind[];
  readonly sector: Sector | null;
  /** Where the money may be spent; empty: everywhere. */
  readonly countries: readonly string[];
  /** What it pays in. */
  readonly asset: GrantCurrency;
  readonly minimumMinor: bigint;
  readonly maximumMinor: bigint;
  /** The same in US cents, for comparing programmes. */
  readonly minimumCents: bigint;
  readonly maximumCents: bigint;
  /** Above so much, a business is verified at level 2. */
  readonly verifiedFromMinor: bigint;
  readonly rubric: Rubric;
  /** The parts in which an award is paid: together 100 percent. */
  readonly milestones: readonly MilestoneTerms[];
  /** Within how many days an application is decided, once it is looked at. */
  readonly decisionDays: 30 | 60 | 90;
  /** The time zone of its deadline. */
  readonly zone: string;
}

const USUAL_ZONE = 'UTC';
/** What programmes pay that say nothing else, and what amounts of several are added up in. */
export const GRANT_ASSET = 'USD';

const USUAL_DECISION_DAYS = 30;

/** A range in US dollars. */
function dollars(least: bigint, most: bigint) {
  const [minimumMinor, maximumMinor] = [least * 100n, most * 100n];
  return {
    asset: GRANT_ASSET,
    minimumMinor,
    maximumMinor,
    minimumCents: minimumMinor,
    maximumCents: maximumMinor,
    verifiedFromMinor: VERIFIED_FROM_MINOR,
  } as const;
}

const grants: readonly ProgrammeTerms[] = [
  grant('personal', ['person'], [2_000n, 10_000n]),
  grant('business', ['business'], [10_000n, 1_000_000n]),
  grant('government', ['government'], [10_000n, 10_000_000n]),
  grant('ngo-institution', ['ngo'], [5_000n, 500_000n]),
];

const funds: readonly ProgrammeTerms[] = sectors.map((slug) => ({
  slug,
  kind: 'fund',
  applicants: ['business', 'government', 'ngo'],
  sector: slug,
  countries: [],
  ...dollars(10_000n, 1_000_000n),
  rubric: rubricOfOrganisations,
  milestones: usualMilestones,
  decisionDays: USUAL_DECISION_DAYS,
  zone: USUAL_ZONE,
}));

const samples: readonly ProgrammeTerms[] = [
  { ...grant('first-workshop', ['person'], [2_000n, 6_000n]), sector: 'manufacturing' },
  {
    ...grant('export-steps', ['business'], [10_000n, 80_000n]),
    sector: 'agriculture-food',
    countries: ['GH', 'IT', 'KE', 'NG', 'NO'],
  },
  { ...grant('harbour-repair', ['government'], [50_000n, 2_000_000n]), sector: 'infrastructure' },
  { ...grant('school-gardens', ['ngo'], [5_000n, 40_000n]), sector: 'education-skills' },
];

function grant(
  slug: ProgrammeSlug,
  applicants: readonly ApplicantKind[],
  [least, most]: readonly [bigint, bigint],
): ProgrammeTerms {
  return {
    slug,
    kind: 'grant',
    applicants,
    sector: null,
    countries: [],
    ...dollars(least, most),
    rubric: applicants.includes('person') ? rubricOfPeople : rubricOfOrganisations,
    milestones: usualMilestones,
    decisionDays: USUAL_DECISION_DAYS,
    zone: USUAL_ZONE,
  };
}

/** The terms of every programme, those that stand for good first. */
export const programmeTerms: readonly ProgrammeTerms[] = [...grants, ...funds, ...samples];

/** The terms of a programme that stands in the code. */
export function termsOf(slug: string): ProgrammeTerms {
  const found = programmeTerms.find((terms) => terms.slug === slug);
  // Every slug stands in one of the three lists above.
  if (found === undefined) throw new Error(`no programme ${slug}`);
  return found;
}
