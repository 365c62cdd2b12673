import { grantRanges } from '../../../contract/landing-figures.ts';

const DOLLAR_CENTS = 100;

export type GrantAudience = (typeof grantRanges)[number]['audience'];

/** The published range of grants, in cents. */
export function grantRange(audience: GrantAudience) {
  const found = grantRanges.find((range) => range.audience === audience);
  if (!found) throw new Error(`no grants for ${audience}`);
  return {
    range: found,
    fromMinor: BigInt(found.from * DOLLAR_CENTS),
    toMinor: BigInt(found.to * DOLLAR_CENTS),
  };
}

export type GrantFit = 'inside' | 'below' | 'above';

/** Where an amount lies; both ends belong to the range. */
export function grantFit(audience: GrantAudience, wantedMinor: bigint): GrantFit {
  const { fromMinor, toMinor } = grantRange(audience);
  if (wantedMinor < fromMinor) return 'below';
  return wantedMinor > toMinor ? 'above' : 'inside';
}

/** Its place on a scale whose steps are each ten times the last, from 0 to 1; for drawing only. */
export function placeOnScale(minor: bigint, leastMinor: bigint, mostMinor: bigint): number {
  const [at, least, most] = [minor, leastMinor, mostMinor].map((amount) => Math.log10(Number(amount) + 1));
  if (at === undefined || least === undefined || most === undefined) return 0;
  return Math.min(1, Math.max(0, (at - least) / (most - least)));
}
