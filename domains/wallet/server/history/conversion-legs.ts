import { parseMinor } from '@egcr/contract/money';
import { toInstant } from '@egcr/contract/time';
import { assetOf, type AssetCode } from '@egcr/ledger/contract';
import type { PostedTransfer } from '@egcr/ledger/server';
import { invariant } from '@egcr/server-kit/refusal';
import * as z from 'zod/mini';

import { referenceOf, toWire } from '../../contract/rules.ts';

/** The leg that gives the source; its id is that of the conversion. */
export const CONVERSION = 'conversion';
/** The leg that brings the target. */
export const CONVERSION_IN = 'conversion_in';

/** Whether a transfer is one of the two sides of a conversion. */
export function isConversion({ kind }: Pick<PostedTransfer, 'kind'>): boolean {
  return kind === CONVERSION || kind === CONVERSION_IN;
}

const minor = z.string().check(z.refine((text) => parseMinor(text) !== undefined));

const legMeta = z.object({
  conversion_id: z.string(),
  from: z.string(),
  source: minor,
  fee: minor,
  target: minor,
  to: z.string(),
  rate: z.string(),
});
/** What a conversion stores with each of its two legs, at least: history shows both sides from either leg. */
export type ConversionLegMeta = z.infer<typeof legMeta>;

/** A conversion as history shows it, from either of its sides. */
export function conversionIn({ postedAt, meta }: Pick<PostedTransfer, 'postedAt' | 'meta'>) {
  const read = z.parse(legMeta, meta);
  const id = read.conversion_id;
  const [from, to] = [codeOf(read.from), codeOf(read.to)];
  const money = (value: string, asset: AssetCode) => toWire({ amountMinor: BigInt(value), asset });
  return {
    id,
    reference: referenceOf(id),
    state: 'posted',
    from,
    to,
    source: money(read.source, from),
    fee: money(read.fee, from),
    target: money(read.target, to),
    rate: read.rate,
    created_at: toInstant(postedAt),
  } as const;
}

function codeOf(code: string): AssetCode {
  const asset = assetOf(code);
  invariant(asset !== undefined, `a conversion names ${code}, which the contract does not know`);
  return asset.code;
}
