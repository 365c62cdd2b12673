import * as z from 'zod/mini';

// What the servers of Open Payments answer, as far as we read it.

const address = z.string().check(z.maxLength(500));
const secret = z.string().check(z.minLength(1), z.maxLength(2_000));
const amount = z.object({
  value: z.string().check(z.regex(/^\d{1,30}$/)),
  assetCode: z.string(),
  assetScale: z.number(),
});

/** The document at the address of a wallet. */
export const walletDocument = z.object({
  id: address,
  assetCode: z.string(),
  assetScale: z.number(),
  authServer: address,
  resourceServer: address,
});
export type WalletDocument = z.infer<typeof walletDocument>;

/** A grant that asks nobody. */
export const grant = z.object({ access_token: z.object({ value: secret }) });

/** A grant that the owner of the wallet has to agree to first, on a page. */
export const grantWithPage = z.object({
  interact: z.object({ redirect: address, finish: secret }),
  continue: z.object({ uri: address, access_token: z.object({ value: secret }) }),
});

export const incomingPayment = z.object({
  id: address,
  completed: z.optional(z.boolean()),
  incomingAmount: amount,
  receivedAmount: amount,
});
export type IncomingPayment = z.infer<typeof incomingPayment>;

export const quote = z.object({ id: address, debitAmount: amount });

export const outgoingPayment = z.object({ id: address, failed: z.optional(z.boolean()) });
export type OutgoingPayment = z.infer<typeof outgoingPayment>;

/** Those that were made with the same grant, or for the same client. */
export const outgoingPayments = z.object({
  pagination: z.object({ hasNextPage: z.boolean() }),
  result: z.array(z.extend(outgoingPayment, { receiver: z.optional(address) })),
});

/** Why a server refuses: newer ones say it in an object. */
const refusal = z.object({ error: z.union([z.string(), z.object({ code: z.string() })]) });

export function refusalOf(body: unknown): string | undefined {
  const said = refusal.safeParse(body).data?.error;
  return typeof said === 'object' ? said.code : said;
}
