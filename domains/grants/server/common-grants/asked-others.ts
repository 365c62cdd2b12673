import * as z from 'zod/mini';

import {
  cents,
  dayRange,
  moneyRange,
  oneOfTexts,
  pagesAsked,
  searchWordsAsked,
  sortingAsked,
  sortsOf,
  wholeDays,
  type Range,
} from './asked.ts';

// Searches for awards and for applications: as those for opportunities, with filters of their own.

const awardFilters = z.object({
  status: z.optional(oneOfTexts),
  opportunityId: z.optional(oneOfTexts),
  awardDateRange: z.optional(dayRange),
  awardedAmountRange: z.optional(moneyRange),
});
type AwardFiltersAsked = z.output<typeof awardFilters>;

export const awardSearchBody = z.object({
  search: z.optional(searchWordsAsked),
  filters: z.optional(awardFilters),
  sorting: z.optional(sortingAsked),
  pagination: z.optional(pagesAsked),
});

export interface OneOf {
  readonly isIn: boolean;
  readonly values: readonly string[];
}

export interface AwardFilters {
  readonly status?: OneOf | undefined;
  readonly opportunity?: OneOf | undefined;
  readonly awarded?: Range | undefined;
  /** In cents. */
  readonly amount?: Range | undefined;
}

const oneOf = (given: z.output<typeof oneOfTexts> | undefined): OneOf | undefined =>
  given && { isIn: given.operator === 'in', values: given.value };
const daysOf = (given: z.output<typeof dayRange> | undefined): Range | undefined =>
  given && { isInside: given.operator === 'between', ...wholeDays(given.value) };

/** The filters as SQL takes them, what was applied as it was asked, and what could not be. */
export function readAwardFilters(given: AwardFiltersAsked = {}): {
  readonly filters: AwardFilters;
  readonly applied: AwardFiltersAsked;
  readonly errors: readonly string[];
} {
  const { awardedAmountRange: range, ...others } = given;
  const isDollars =
    range === undefined || [range.value.min, range.value.max].every(({ currency }) => currency === 'USD');
  const amount = isDollars ? range : undefined;
  return {
    filters: {
      status: oneOf(given.status),
      opportunity: oneOf(given.opportunityId),
      awarded: daysOf(given.awardDateRange),
      amount: amount && { isInside: amount.operator === 'between', ...cents(amount.value) },
    },
    applied: { ...others, ...(amount && { awardedAmountRange: amount }) },
    errors: isDollars ? [] : ['awardedAmountRange was not applied: amounts are in USD.'],
  };
}

export const readAwardSort = sortsOf([
  'lastModifiedAt',
  'keyDates.awardDate',
  'status.value',
  'funding.awardedAmount',
]);
export type AwardSort = ReturnType<typeof readAwardSort>['sort'];

const applicationFilters = z.object({
  status: z.optional(oneOfTexts),
  opportunityId: z.optional(oneOfTexts),
  competitionId: z.optional(oneOfTexts),
  submittedAtRange: z.optional(dayRange),
});
type ApplicationFiltersAsked = z.output<typeof applicationFilters>;

export const applicationSearchBody = z.object({
  filters: z.optional(applicationFilters),
  sorting: z.optional(sortingAsked),
  pagination: z.optional(pagesAsked),
});

export interface ApplicationFilters {
  readonly status?: OneOf | undefined;
  readonly opportunity?: OneOf | undefined;
  readonly competition?: OneOf | undefined;
  readonly submitted?: Range | undefined;
}

export function readApplicationFilters(given: ApplicationFiltersAsked = {}): ApplicationFilters {
  return {
    status: oneOf(given.status),
    opportunity: oneOf(given.opportunityId),
    competition: oneOf(given.competitionId),
    submitted: daysOf(given.submittedAtRange),
  };
}

export const readApplicationSort = sortsOf([
  'lastModifiedAt',
  'submittedAt',
  'status.value',
  'opportunityId',
]);
export type ApplicationSort = ReturnType<typeof readApplicationSort>['sort'];

export const startBody = z.object({
  competitionId: z.string().check(z.maxLength(60)),
  organizationId: z.optional(z.string().check(z.maxLength(60))),
  title: z.string().check(z.maxLength(300)),
});
