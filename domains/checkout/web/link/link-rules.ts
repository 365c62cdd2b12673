import { inLatin } from '@egcr/contract/latin-digits';
import { AMOUNT_MINOR_MAX } from '@egcr/contract/money';
import { STOCK_MAX, titleIssue } from '@egcr/payments/contract';
import { amountIssue, amountIssues, assetCodeOr, scaleOf, toMinor, type DecimalMark } from '@egcr/wallet/web';
import * as z from 'zod/mini';

/** What stands in the form, as typed. `isOpen`: the customer says how much. An empty number means no limit. */
export const linkValues = z.object({
  title: z.string(),
  isOpen: z.boolean(),
  amount: z.string(),
  assetCode: z.string(),
  stock: z.string(),
  days: z.string(),
  isManual: z.boolean(),
  isTest: z.boolean(),
});
export type LinkValues = z.infer<typeof linkValues>;

/** How long a link can be paid, in days; empty: without end. */
export const linkDays = ['', '1', '7', '30', '90', '365'] as const;

const availableIn = () => AMOUNT_MINOR_MAX;

/** Only digits, of whatever script, at most seven of them: nothing larger is offered anyway. */
function isStock(text: string): boolean {
  const typed = inLatin(text).trim();
  return typed === '' || (/^\d{1,7}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= STOCK_MAX);
}

/** The form's rules: everything that can be known before the server is asked. */
export function linkSchema(decimal: DecimalMark) {
  return z.object(linkValues.shape).check(
    ...(['required', 'too_long', 'characters'] as const).map((issue) =>
      z.refine<LinkValues>(({ title }) => titleIssue(title) !== issue, {
        error: `title_${issue}`,
        path: ['title'],
      }),
    ),
    ...amountIssues.map((issue) =>
      z.refine<LinkValues>(
        (values) => values.isOpen || amountIssue(values, { decimal, availableIn }) !== issue,
        { error: issue, path: ['amount'] },
      ),
    ),
    z.refine(({ stock }) => isStock(stock), { error: 'stock_range', path: ['stock'] }),
  );
}

/** The form's answers as they travel. */
export function linkBody(values: LinkValues, decimal: DecimalMark) {
  const asset = assetCodeOr(values.assetCode);
  const stock = inLatin(values.stock).trim();
  return {
    title: values.title.trim(),
    ...(values.isOpen
      ? { asset }
      : {
          amount: {
            value: toMinor(values, decimal).toString(),
            assetCode: asset,
            assetScale: scaleOf(asset),
          },
        }),
    ...(stock !== '' && { stock: Number(stock) }),
    ...(values.isManual && { capture: 'manual' as const }),
    ...(values.isTest && { is_test: true }),
    ...(values.days !== '' && { expires_in_days: Number(values.days) }),
  };
}
