import { uuid } from '@egcr/contract/ids';
import { toMajorText } from '@egcr/contract/money';
import { hrefOf } from '@egcr/contract/product-screens';
import { assetOf } from '@egcr/ledger/contract';
import * as z from 'zod/mini';

import { isAddress } from '../../contract/index.ts';

const PAYMENT_PARTS = ['to', 'amount', 'currency', 'note'] as const;
/** Longer texts are none of our codes. */
const CODE_MAX_LENGTH = 2000;

export interface PaymentCode {
  readonly to: string;
  /** Minor units; absent: the payer says how much. */
  readonly amountMinor?: bigint | undefined;
  readonly assetCode: string;
  readonly note: string;
}

/** The link to pay someone: what their QR code holds, and what opens the form filled in. The amount is written with a point. */
export function paymentLink(origin: string, { to, amountMinor, assetCode, note }: PaymentCode): string {
  const asset = assetOf(assetCode);
  const search = new URLSearchParams({ to });
  if (amountMinor !== undefined && asset) search.set('amount', toMajorText(amountMinor, asset.scale));
  if (asset && asset.code !== 'JVD') search.set('currency', asset.code);
  if (note.trim() !== '') search.set('note', note.trim());
  return `${origin}/wallet/send?${search.toString()}`;
}

/**
 * Where a code leads inside the product: to a payment or a request. Undefined for anything else, links to other places above all:
 * nothing foreign is opened.
 */
export function addressOfCode(text: string, origin: string): string | undefined {
  const code = text.trim();
  if (code.length > CODE_MAX_LENGTH) return undefined;
  if (isAddress(code)) return `/wallet/send?${new URLSearchParams({ to: code.toLowerCase() }).toString()}`;
  const url = URL.canParse(code) ? new URL(code) : undefined;
  if (url?.origin !== origin) return undefined;
  if (isRequest(url.pathname)) return url.pathname;
  if (url.pathname !== '/wallet/send' || !url.searchParams.get('to')) return undefined;
  const kept = PAYMENT_PARTS.flatMap((part) => {
    const value = url.searchParams.get(part);
    return value === null ? [] : [[part, value]];
  });
  return `/wallet/send?${new URLSearchParams(kept).toString()}`;
}

function isRequest(pathname: string): boolean {
  const list = `${hrefOf('wallet-requests')}/`;
  return pathname.startsWith(list) && z.safeParse(uuid, pathname.slice(list.length)).success;
}
