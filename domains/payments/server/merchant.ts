import { keyOf, personOf, principalOf, type Work } from '@egcr/server-kit/work';

interface Sold {
  readonly merchant_id: string;
  readonly is_test: boolean;
}

/** Whether the caller is the merchant of a link or payment: themselves, for the business they act for, or by an API key of the same mode. */
export function isMerchantOf<Row extends Sold>(work: Pick<Work, 'actor'>, row: Row | undefined): row is Row {
  return row?.merchant_id === principalOf(work) && (testOnlyOf(work) ?? row.is_test) === row.is_test;
}

/** The one mode that the caller sees: a key that of its kind, a person both (undefined). */
export function testOnlyOf(work: Pick<Work, 'actor'>): boolean | undefined {
  const key = keyOf(work);
  return key && !key.isLive;
}

/** Which sales a list is about, with those of one mode only or of both; undefined where a key asks for the mode that it does not see. */
export function salesAsked(
  work: Pick<Work, 'actor'>,
  mode: 'test' | 'live' | undefined,
): { readonly merchantId: string; readonly isTest: boolean | undefined } | undefined {
  const only = testOnlyOf(work);
  const isTest = mode === undefined ? only : mode === 'test';
  if (only !== undefined && isTest !== only) return undefined;
  return { merchantId: principalOf(work), isTest };
}

/** Whether the caller may read a payment and end it: its merchant, or the person who pays, also while they act for a business. A key stands for a merchant only. */
export function isSideOf(work: Pick<Work, 'actor'>, row: Sold & { readonly payer_id: string }): boolean {
  return (keyOf(work) === undefined && row.payer_id === personOf(work).userId) || isMerchantOf(work, row);
}
