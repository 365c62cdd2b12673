import type { WireMoney } from '@egcr/contract/money';
import * as z from 'zod/mini';
import { amountIssue, amountIssues, assetCodeOr, type DecimalMark, toMinor } from '@egcr/wallet/web';

import type { PaymentRequest } from '../contract/requests.ts';

/** What stands in the form: an amount as typed, or nothing, which is all that remains. */
export const payValues = z.object({ amount: z.string() });
export type PayValues = z.infer<typeof payValues>;

export interface PayFacts {
  readonly decimal: DecimalMark;
  readonly request: Pick<PaymentRequest, 'asset' | 'remaining'>;
  readonly available: WireMoney | undefined;
}

const issues = [...amountIssues, 'over_request'] as const;

/** What is wrong with an amount for this request; undefined where it can be paid. */
export function payIssue({ amount }: PayValues, { decimal, request, available }: PayFacts) {
  const { asset, remaining } = request;
  if (amount === '' && remaining !== null) return undefined;
  const values = { amount, assetCode: assetCodeOr(asset) };
  const issue = amountIssue(values, { decimal, availableIn: () => BigInt(available?.value ?? '0') });
  if (issue !== undefined && issue !== 'insufficient_funds') return issue;
  if (remaining !== null && toMinor(values, decimal) > BigInt(remaining.value)) return 'over_request';
  return issue;
}

/** The form's rules: everything that can be known before the server is asked. */
export function paySchema(facts: PayFacts) {
  return z.object(payValues.shape).check(
    ...issues.map((issue) =>
      z.refine<PayValues>((values) => payIssue(values, facts) !== issue, {
        error: issue,
        path: ['amount'],
      }),
    ),
  );
}
