import type { GrantCurrency, Sector } from '@egcr/grants/contract';

/**
 * An invented programme for one kind of applicant: the days from today on which it opens and closes, its sector, its country (none: everywhere) and
 * its range in dollars, with the currency that it pays in where that is another; then its title, its summary and its own question.
 */
export type SampleRow = readonly [
  facts: readonly [
    opens: number,
    closes: number,
    sector: Sector,
    country: string,
    least: bigint,
    most: bigint,
    currency?: GrantCurrency,
  ],
  title: string,
  summary: string,
  question: string,
];
