/** Payments that leave in one currency and arrive in another. Exchange posts them; the wallet shows them as the transfers they are. */
import { parseMinor } from '@egcr/contract/money';
import { assetOf, type AssetCode } from '@egcr/ledger/contract';
import type { Owner, PostedTransfer } from '@egcr/ledger/server';
import { invariant } from '@egcr/server-kit/refusal';
import * as z from 'zod/mini';

import { toWire } from '../../contract/rules.ts';
import { personOwner } from '../purses.ts';

/** The part that takes the payer's money, fee included; its id is that of the transfer. */
export const ACROSS = 'transfer_across';
/** The part that brings the payee's. */
export const ACROSS_IN = 'transfer_across_in';

/** The ledger's words of what goes from one person to another. */
export const TRANSFER_WORDS = ['transfer', ACROSS, ACROSS_IN] as const;

const minor = z.string().check(z.refine((text) => parseMinor(text) !== undefined));

const acrossMeta = z.object({
  transfer_id: z.string(),
  payer: z.string(),
  payee: z.string(),
  from: z.string(),
  source: minor,
  fee: minor,
  fee_bps: z.number(),
  to: z.string(),
  target: minor,
  rate: z.string(),
  rate_source: z.string(),
  rate_as_of: z.string(),
  /** 1 where the rate is a made-up figure of a demonstration. */
  sample: z.number(),
});
/** What both parts keep, at least: each side sees the other from its own. */
export type AcrossMeta = z.infer<typeof acrossMeta>;

export function isAcross({ kind }: Pick<PostedTransfer, 'kind'>): boolean {
  return kind === ACROSS || kind === ACROSS_IN;
}

/** Whose money it was and whose it became, also where the house's accounts stood between. */
export function sidesOf(transfer: Pick<PostedTransfer, 'kind' | 'meta' | 'debit' | 'credit'>): {
  readonly payer: Owner;
  readonly payee: Owner;
} {
  if (!isAcross(transfer)) return { payer: transfer.debit.owner, payee: transfer.credit.owner };
  const { payer, payee } = z.parse(acrossMeta, transfer.meta);
  return { payer: personOwner(payer), payee: personOwner(payee) };
}

/** The id by which both people name it. */
export function sharedIdOf(transfer: Pick<PostedTransfer, 'id' | 'kind' | 'meta'>): string {
  return isAcross(transfer) ? z.parse(acrossMeta, transfer.meta).transfer_id : transfer.id;
}

/** Both amounts, and at what price. */
export function acrossTerms(meta: PostedTransfer['meta']) {
  const read = z.parse(acrossMeta, meta);
  const [from, to] = [codeOf(read.from), codeOf(read.to)];
  const money = (value: string, asset: AssetCode) => toWire({ amountMinor: BigInt(value), asset });
  return {
    source: money(read.source, from),
    fee: money(read.fee, from),
    target: money(read.target, to),
    rate: read.rate,
    fee_bps: read.fee_bps,
    rate_source: read.rate_source,
    rate_as_of: read.rate_as_of,
    sample: read.sample === 1,
  };
}

function codeOf(code: string): AssetCode {
  const asset = assetOf(code);
  invariant(asset !== undefined, `a transfer names ${code}, which the contract does not know`);
  return asset.code;
}
