import * as z from 'zod/mini';

/** What is asked of the protocol, in its own words. What we cannot filter or sort by is said in the answer and ignored, as the protocol allows. */

export const PAGE_SIZE_MAX = 100;
const PAGE_MAX = 1_000_000;
const WORDS_MAX_LENGTH = 200;
const LIST_MAX = 20;

const page = z.int().check(z.minimum(1), z.maximum(PAGE_MAX));
const pageSize = z.int().check(z.minimum(1));
const number = (schema: z.ZodMiniType<number, number>) =>
  z.pipe(
    z.pipe(
      z.string().check(z.regex(/^\d{1,9}$/)),
      z.transform((text) => Number(text)),
    ),
    schema,
  );

export const pageQuery = z.object({ page: z.optional(number(page)), pageSize: z.optional(number(pageSize)) });
export const organisationQuery = z.extend(pageQuery, {
  registry: z.optional(z.string().check(z.maxLength(WORDS_MAX_LENGTH))),
  id: z.optional(z.string().check(z.maxLength(WORDS_MAX_LENGTH))),
});

const money = z.object({
  amount: z.string().check(z.regex(/^-?\d{1,18}(?:\.\d{1,6})?$/)),
  currency: z.string(),
});
const day = z.string().check(
  z.regex(/^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?(?:Z|[+-]\d{2}:\d{2})?)?$/),
  z.refine((text) => !text.startsWith('0000') && !Number.isNaN(Date.parse(text))),
);
const range = z.enum(['between', 'outside']);
export const moneyRange = z.object({ operator: range, value: z.object({ min: money, max: money }) });

/** One of some texts, or none of them. */
export const oneOfTexts = z.object({
  operator: z.enum(['in', 'notIn']),
  value: z.array(z.string().check(z.maxLength(WORDS_MAX_LENGTH))).check(z.maxLength(LIST_MAX)),
});
export const dayRange = z.object({ operator: range, value: z.object({ min: day, max: day }) });
export const searchWordsAsked = z.string().check(z.maxLength(WORDS_MAX_LENGTH));
export const sortingAsked = z.object({
  sortBy: z.string().check(z.maxLength(WORDS_MAX_LENGTH)),
  sortOrder: z.optional(z.enum(['asc', 'desc'])),
});
export const pagesAsked = z.object({ page: z.optional(page), pageSize: z.optional(pageSize) });

const filters = z.object({
  status: z.optional(oneOfTexts),
  closeDateRange: z.optional(dayRange),
  totalFundingAvailableRange: z.optional(moneyRange),
  minAwardAmountRange: z.optional(moneyRange),
  maxAwardAmountRange: z.optional(moneyRange),
});
type Filters = z.output<typeof filters>;

export const searchBody = z.object({
  search: z.optional(searchWordsAsked),
  filters: z.optional(filters),
  sorting: z.optional(sortingAsked),
  pagination: z.optional(pagesAsked),
});

export interface Range {
  readonly isInside: boolean;
  readonly min: string;
  readonly max: string;
}

export interface OpportunityFilters {
  readonly status?: { readonly isIn: boolean; readonly values: readonly string[] } | undefined;
  readonly closes?: Range | undefined;
  /** In cents. */
  readonly minimum?: Range | undefined;
  readonly maximum?: Range | undefined;
}

/** The filters as SQL takes them, what was applied as it was asked, and what could not be. */
export function readFilters(given: Filters = {}): {
  readonly filters: OpportunityFilters;
  readonly applied: Filters;
  readonly errors: readonly string[];
} {
  const errors: string[] = [];
  const { status, closeDateRange: closes, totalFundingAvailableRange: total } = given;
  if (total !== undefined)
    errors.push(
      'totalFundingAvailableRange was not applied: the amount is read from the books, not searched.',
    );
  const inDollars = (name: 'minAwardAmountRange' | 'maxAwardAmountRange') => {
    const asked = given[name];
    if (asked === undefined) return undefined;
    const { min, max } = asked.value;
    if (min.currency === 'USD' && max.currency === 'USD') return asked;
    errors.push(`${name} was not applied: amounts are in USD.`);
    return undefined;
  };
  const minimum = inDollars('minAwardAmountRange');
  const maximum = inDollars('maxAwardAmountRange');
  return {
    filters: {
      status: status && { isIn: status.operator === 'in', values: status.value },
      closes: closes && { isInside: closes.operator === 'between', ...wholeDays(closes.value) },
      minimum: minimum && { isInside: minimum.operator === 'between', ...cents(minimum.value) },
      maximum: maximum && { isInside: maximum.operator === 'between', ...cents(maximum.value) },
    },
    applied: {
      ...(status && { status }),
      ...(closes && { closeDateRange: closes }),
      ...(minimum && { minAwardAmountRange: minimum }),
      ...(maximum && { maxAwardAmountRange: maximum }),
    },
    errors,
  };
}

/** A day without a time is all of it, in UTC. */
export function wholeDays({ min, max }: { readonly min: string; readonly max: string }) {
  const at = (text: string) =>
    new Date(text.length === 10 || /(?:Z|[+-]\d{2}:\d{2})$/.test(text) ? text : `${text}Z`);
  const end = at(max);
  return {
    min: at(min).toISOString(),
    max: (max.length === 10 ? new Date(end.getTime() + 86_399_999) : end).toISOString(),
  };
}

export function cents({ min, max }: z.output<typeof moneyRange>['value']) {
  const minor = ({ amount }: z.output<typeof money>) => {
    const [whole = '0', part = ''] = amount.split('.');
    return `${whole}${part.padEnd(2, '0').slice(0, 2)}`;
  };
  return { min: minor(min), max: minor(max) };
}

const sorts = [
  'lastModifiedAt',
  'createdAt',
  'status.value',
  'keyDates.closeDate',
  'funding.maxAwardAmount',
  'funding.minAwardAmount',
] as const;

export interface OpportunitySort {
  readonly by: (typeof sorts)[number];
  readonly order: 'asc' | 'desc';
}

/** How the answer is ordered: the last change first, where nothing else is asked or can be done. */
export const readSort = sortsOf(sorts);

/** Reads what is asked for of some fields by which an answer can be ordered; by the first of them where nothing else can be done. */
export function sortsOf<const By extends string>(fields: readonly [By, ...By[]]) {
  return (
    given: z.output<typeof sortingAsked> | undefined,
  ): {
    readonly sort: { readonly by: By; readonly order: 'asc' | 'desc' };
    readonly errors: readonly string[];
  } => {
    const by = fields.find((each) => each === given?.sortBy);
    return {
      sort: { by: by ?? fields[0], order: given?.sortOrder ?? 'desc' },
      errors:
        given === undefined || by !== undefined
          ? []
          : [`sortBy was not applied: it is one of ${fields.join(', ')}.`],
    };
  };
}
