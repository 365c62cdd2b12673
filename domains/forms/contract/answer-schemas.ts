import { AMOUNT_MINOR_MAX } from '@egcr/contract/money';
import { countryCodes } from '@egcr/locale/contract';

import { amountPattern } from './amount-pattern.ts';
import type { AnswerSchema } from './definition.ts';
import { PAPERS_MAX } from './limits.ts';

const EMAIL_LENGTH_MAX = 254;

/** An amount of one currency, from `minimumMinor` to `maximumMinor` minor units. */
export function moneyAnswer({
  currency,
  minimumMinor = 0n,
  maximumMinor = AMOUNT_MINOR_MAX,
}: {
  readonly currency: string;
  readonly minimumMinor?: bigint;
  readonly maximumMinor?: bigint;
}): AnswerSchema {
  return {
    type: 'string',
    pattern: amountPattern(minimumMinor, maximumMinor),
    currency,
    minimumMinor: minimumMinor.toString(),
    maximumMinor: maximumMinor.toString(),
  };
}

/** One or more of the person's own documents, by their ids. */
export function papersAnswer({
  minimum = 1,
  maximum = 1,
}: { readonly minimum?: number; readonly maximum?: number } = {}): AnswerSchema {
  return {
    type: 'array',
    items: { type: 'string', pattern: '^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$' },
    minItems: minimum,
    maxItems: Math.min(maximum, PAPERS_MAX),
    uniqueItems: true,
  };
}

/** Several of a list. */
export function manyAnswer(
  values: readonly string[],
  { minimum = 1, maximum = values.length }: { readonly minimum?: number; readonly maximum?: number } = {},
): AnswerSchema {
  return {
    type: 'array',
    items: { type: 'string', enum: values },
    minItems: minimum,
    maxItems: maximum,
    uniqueItems: true,
  };
}

export const emailAnswer: AnswerSchema = {
  type: 'string',
  maxLength: EMAIL_LENGTH_MAX,
  pattern:
    '^[^\\s@<>"(),:;\\[\\]\\\\]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9\\-]{0,61}[A-Za-z0-9])?\\.)+[A-Za-z]{2,63}$',
};

export const countryAnswer: AnswerSchema = { type: 'string', enum: countryCodes };
