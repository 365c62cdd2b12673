import { parseMajor } from '@egcr/contract/money';
import { assetOf, signsOf } from '@egcr/ledger/contract';
import type { DecimalMark } from '@egcr/wallet/web';

/** Marks of direction that a copied amount may bring along. */
const UNSEEN = /[\u200e\u200f\u061c]/g;

/** A balance as typed, in minor units; below zero where the account is overdrawn. Undefined where it is none in that currency. */
export function readBalance(text: string, assetCode: string, decimal: DecimalMark): bigint | undefined {
  const asset = assetOf(assetCode);
  if (!asset) return undefined;
  const tidy = text.replaceAll(UNSEEN, '').trim();
  const isOverdrawn = /^[-−]/.test(tidy);
  const size = isOverdrawn ? tidy.slice(1) : tidy;
  const read = parseMajor(size, { scale: asset.scale, decimal, signs: signsOf(asset) });
  if ('issue' in read) return undefined;
  return isOverdrawn ? -read.amountMinor : read.amountMinor;
}
