import { toInstant } from '@egcr/contract/time';
import { invariant } from '@egcr/server-kit/refusal';
import * as z from 'zod/mini';
import { assetOf } from '@egcr/ledger/contract';
import type { PostedTransfer } from '@egcr/ledger/server';

import { referenceOf, toWire } from '../contract/rules.ts';
import type { ActivityItem } from '../contract/shapes.ts';
import { acrossTerms, isAcross, sharedIdOf } from './history/across-legs.ts';
import { CONVERSION_IN, conversionIn, isConversion } from './history/conversion-legs.ts';
import type { WalletParts } from './parts.ts';

/** What the wallet keeps with a transfer. */
const meta = z.object({ note: z.optional(z.nullable(z.string())) });

type Transaction = Pick<
  ActivityItem,
  'id' | 'reference' | 'state' | 'amount' | 'note' | 'created_at' | 'conversion'
>;

/** What every view of a transfer has in common. */
export function toTransaction(transfer: PostedTransfer): Transaction {
  if (isConversion(transfer)) return toConvertedTransaction(transfer);
  const id = sharedIdOf(transfer);
  const asset = assetOf(transfer.asset);
  invariant(asset !== undefined, `the ledger holds ${transfer.asset}, which the contract does not know`);
  return {
    id,
    reference: referenceOf(id),
    state: 'posted',
    amount: toWire({ amountMinor: transfer.amountMinor, asset: asset.code }),
    note: z.parse(meta, transfer.meta).note ?? null,
    created_at: toInstant(transfer.postedAt),
    ...(isAcross(transfer) && { conversion: acrossTerms(transfer.meta) }),
  };
}

/** A conversion is one transaction, whichever of its sides is looked at: the source with its fee has left, the target has come in. */
function toConvertedTransaction(transfer: PostedTransfer): Transaction {
  const { id, reference, state, source, fee, target, rate, created_at } = conversionIn(transfer);
  const amount = transfer.kind === CONVERSION_IN ? target : source;
  return { id, reference, state, amount, note: null, created_at, conversion: { source, fee, target, rate } };
}

/** Why it moved, as the API answers it. */
export function kindOf({ kinds }: Pick<WalletParts, 'kinds'>, transfer: PostedTransfer): string {
  if (isConversion(transfer)) return 'conversion';
  invariant(
    kinds.words.includes(transfer.kind),
    `the ledger holds a transfer of kind ${transfer.kind}, which nobody declared`,
  );
  return kinds.nameOf(transfer.kind);
}
