/** Forms of business that the register knows. */
export const businessTypes = ['private_company', 'public_company', 'partnership', 'cooperative'] as const;
export type BusinessType = (typeof businessTypes)[number];

/** What a business may be doing. */
export const businessStatuses = [
  'active',
  'dormant',
  'suspended',
  'struck_off_pending',
  'dissolved',
  'liquidation',
  'converted',
] as const;
export type BusinessStatus = (typeof businessStatuses)[number];

/** What is entered in the register later on. */
export const filingKinds = [
  'registered',
  'confirmed',
  'changed',
  'dissolution_noticed',
  'dissolution_withdrawn',
  'dissolved',
  'rested',
  'resumed',
  'suspended',
  'lifted',
  'liquidation_begun',
  'converted',
] as const;
export type FilingKind = (typeof filingKinds)[number];

/** What holds for businesses of one country. */
export interface RulePack {
  readonly types: readonly BusinessType[];
  /** Of a director, in years. */
  readonly leastAge: number;
  /**
   * Of directors besides the applicant. Awaited: one who is asked by an account has so many days to confirm, then the entry says that they have not.
   * Required: each is asked, and none is entered without a yes.
   */
  readonly confirmation: 'awaited' | 'required';
  /** In minor units of `FEE_ASSET`. */
  readonly feeMinor: bigint;
  /** From which share of a business a person is an owner who is named, in hundredths; and whether exactly that share counts. */
  readonly owners: { readonly fromPercent: number; readonly isIncluded: boolean };
}

export const FEE_ASSET = { assetCode: 'JVD', assetScale: 2 } as const;

const usual: RulePack = {
  types: businessTypes,
  leastAge: 18,
  confirmation: 'awaited',
  feeMinor: 2_500n,
  owners: { fromPercent: 25, isIncluded: false },
};

/** Where a country differs from the usual rules. */
const packs: Readonly<Record<string, RulePack>> = {
  GB: { ...usual, leastAge: 16, confirmation: 'required' },
  KE: { ...usual, owners: { fromPercent: 10, isIncluded: true } },
  NG: { ...usual, owners: { fromPercent: 5, isIncluded: true } },
  JP: { ...usual, types: ['private_company', 'partnership', 'cooperative'] },
  AE: { ...usual, leastAge: 21, types: ['private_company', 'public_company', 'partnership'] },
  SG: { ...usual, types: ['private_company', 'public_company', 'partnership'] },
  US: { ...usual, owners: { fromPercent: 25, isIncluded: true } },
};

/** The rules of a country; the usual ones where it has none of its own. */
export function rulePackOf(country: string): RulePack {
  return (Object.hasOwn(packs, country) ? packs[country] : undefined) ?? usual;
}
