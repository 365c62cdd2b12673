import { AMOUNT_MINOR_MAX, type WireMoney } from '@egcr/contract/money';
import { amountIssue, amountIssues, assetCodeOr, scaleOf, toMinor, type DecimalMark } from '@egcr/wallet/web';
import * as z from 'zod/mini';

/** What the payer types where the link leaves the amount to them. */
export const amountValues = z.object({ amount: z.string() });
export type AmountTyped = z.infer<typeof amountValues>;

const availableIn = () => AMOUNT_MINOR_MAX;

/** The form's rules. The server judges whether the payer has enough: the wallet is not read here. */
export function amountSchema(asset: string, decimal: DecimalMark) {
  const assetCode = assetCodeOr(asset);
  return z
    .object(amountValues.shape)
    .check(
      ...amountIssues.map((issue) =>
        z.refine<AmountTyped>(
          ({ amount }) => amountIssue({ amount, assetCode }, { decimal, availableIn }) !== issue,
          { error: issue, path: ['amount'] },
        ),
      ),
    );
}

/** The amount as it travels. */
export function typedMoney({ amount }: AmountTyped, asset: string, decimal: DecimalMark): WireMoney {
  const assetCode = assetCodeOr(asset);
  return {
    value: toMinor({ amount, assetCode }, decimal).toString(),
    assetCode,
    assetScale: scaleOf(assetCode),
  };
}
