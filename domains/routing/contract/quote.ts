import { endpoint } from '@egcr/contract/endpoint';
import { wireMoney } from '@egcr/contract/money';
import { named } from '@egcr/contract/schema-names';
import * as z from 'zod/mini';

const VALUE_MAX = 9_223_372_036_854_775_807n;

const minorUnits = z.string('invalid_amount').check(
  z.regex(/^(0|[1-9]\d{0,18})$/, { error: 'invalid_amount', abort: true }),
  z.refine((text) => BigInt(text) <= VALUE_MAX, 'invalid_amount'),
);

/** Two providers agree on a payment before it is sent: who says how much, and whether the payer's provider shows its fee to the other. */
export const quoteQuestion = z
  .strictObject({
    amount: z.strictObject({
      value: minorUnits.check(z.refine((text) => text !== '0', { error: 'invalid_amount', abort: true })),
      assetCode: z.string().check(z.regex(/^[A-Z][A-Z0-9]{2,9}$/, 'unknown_currency')),
      assetScale: z.number().check(z.int('whole'), z.gte(0, 'out_of_range'), z.lte(18, 'out_of_range')),
    }),
    /** send: the amount is what the payer gives up; receive: what the payee gets. */
    amount_type: z.enum(['send', 'receive'], 'not_offered'),
    fees: z.enum(['disclosed', 'undisclosed'], 'not_offered'),
    /** In minor units of the amount. */
    payer_fee: z._default(minorUnits, '0'),
    payee_fee: z._default(minorUnits, '0'),
    /** What the payee's provider pays the payer's for bringing the payment. */
    commission: z._default(minorUnits, '0'),
  })
  .check(
    z.refine((question) => isPayable(transferOf(question), question), {
      error: 'fees_above_amount',
      path: ['amount'],
    }),
  );
export type QuoteQuestion = z.output<typeof quoteQuestion>;

/** What goes from one provider to the other, exactly; below zero where the fees are larger than the amount. */
export function transferOf({
  amount,
  amount_type: type,
  fees,
  payer_fee: payerFee,
  payee_fee: payeeFee,
  commission,
}: Pick<QuoteQuestion, 'amount_type' | 'fees' | 'payer_fee' | 'payee_fee' | 'commission'> & {
  readonly amount: { readonly value: string };
}): bigint {
  const [value, ofPayer, ofPayee, paid] = [
    BigInt(amount.value),
    BigInt(payerFee),
    BigInt(payeeFee),
    BigInt(commission),
  ];
  if (type === 'receive') return value + ofPayee - paid;
  if (fees === 'undisclosed') return value - paid;
  // What the commission covers of the payer's fee is not taken from the payer.
  return ofPayer > paid ? value - (ofPayer - paid) : value;
}

function isPayable(
  transfer: bigint,
  { payee_fee: fee, commission }: Pick<QuoteQuestion, 'payee_fee' | 'commission'>,
): boolean {
  const received = transfer - BigInt(fee) + BigInt(commission);
  return transfer > 0n && received > 0n && transfer <= VALUE_MAX && received <= VALUE_MAX;
}

const providerQuote = named(
  'ProviderQuote',
  z.object({
    /** What goes from one provider to the other. */
    transfer: wireMoney,
    payee_receives: wireMoney,
  }),
);

export const quoteCall = endpoint({
  name: 'routing.quote',
  summary:
    'What goes from one provider to another, and what the payee receives, for an amount that is sent or received. A calculation: nothing is stored.',
  access: 'public',
  pin: 'none',
  method: 'POST',
  path: '/api/v1/routing/quote',
  body: quoteQuestion,
  reply: providerQuote,
  refusals: [],
  rate: 'public',
});
