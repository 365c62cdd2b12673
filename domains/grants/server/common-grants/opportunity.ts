import type { ApplicantKind } from '../../contract/index.ts';
import { termsFor } from '../../contract/index.ts';
import { programmeWords } from '../programme-words.ts';
import type { OpportunityRow } from './opportunity-store.ts';
import { dayOf, moneyOf } from './wire.ts';

/** The types of applicants of the protocol that one of ours is. */
export const applicantTypes = {
  person: ['individual'],
  business: ['for_profit_small_business', 'for_profit_not_small_business'],
  government: ['government_state', 'government_county', 'government_municipal'],
  ngo: ['non_profit_with_501c3', 'nonprofit_without_501c3'],
} as const satisfies Record<ApplicantKind, readonly string[]>;

interface Shown {
  readonly row: OpportunityRow;
  readonly language: string;
  readonly origin: string;
  /** Still free, in minor units. */
  readonly leftMinor: bigint;
}

/** A programme as an opportunity of the protocol. */
export function opportunityOf({ row, language, origin, leftMinor }: Shown) {
  const { title, summary } = programmeWords(row, language);
  const terms = termsFor(row);
  const { opens_at: opens, closes_at: closes, created_at: created, changed_at: changed } = row;
  return {
    id: row.id,
    title,
    status: { value: row.status },
    description: summary,
    funding: {
      totalAmountAvailable: moneyOf(row, leftMinor),
      minAwardAmount: moneyOf(row, terms.minimumMinor),
      maxAwardAmount: moneyOf(row, terms.maximumMinor),
    },
    keyDates: {
      postDate: dayOf('Opens', opens),
      ...(closes !== null && { closeDate: dayOf('Closes', closes) }),
    },
    acceptedApplicantTypes: row.applicants.flatMap((kind) =>
      applicantTypes[kind].map((value) => ({ value })),
    ),
    source: `${origin}/${terms.kind === 'fund' ? 'funds' : 'grants/programmes'}/${row.slug}`,
    customFields: {
      isSample: { name: 'isSample', fieldType: 'boolean', value: row.is_sample },
      countries: { name: 'countries', fieldType: 'array', value: [...terms.countries] },
      ...(terms.sector !== null && {
        sector: { name: 'sector', fieldType: 'string', value: terms.sector },
      }),
    },
    createdAt: created.toISOString(),
    lastModifiedAt: changed.toISOString(),
  };
}
