import { toInstant } from '@egcr/contract/time';
import { invariant } from '@egcr/server-kit/refusal';
import * as z from 'zod/mini';

import { assetOf } from '../contract/assets.ts';
import { referenceOf, toWire } from '../contract/rules.ts';
import { movementKinds, type ActivityItem } from '../contract/shapes.ts';
import { CONVERSION_IN, conversionOf, isConversion } from './convert/conversion-meta.ts';
import type { PostedTransfer } from './ledger/ledger.ts';

export type MovementKind = (typeof movementKinds)[number];

/** What the wallet keeps with a transfer. */
const meta = z.object({ note: z.optional(z.nullable(z.string())) });

type Movement = Pick<
  ActivityItem,
  'id' | 'reference' | 'state' | 'amount' | 'note' | 'created_at' | 'conversion'
>;

/** What every view of a transfer has in common. */
export function toMovement(transfer: PostedTransfer): Movement {
  if (isConversion(transfer)) return toConvertedMovement(transfer);
  const asset = assetOf(transfer.asset);
  invariant(asset !== undefined, `the ledger holds ${transfer.asset}, which the contract does not know`);
  return {
    id: transfer.id,
    reference: referenceOf(transfer.id),
    state: 'posted',
    amount: toWire({ amountMinor: transfer.amountMinor, asset: asset.code }),
    note: z.parse(meta, transfer.meta).note ?? null,
    created_at: toInstant(transfer.postedAt),
  };
}

/** A conversion is one movement, whichever of its sides is looked at: the source with its fee has left, the target has come in. */
function toConvertedMovement(transfer: PostedTransfer): Movement {
  const { id, reference, state, source, fee, target, rate, created_at } = conversionOf(transfer);
  const amount = transfer.kind === CONVERSION_IN ? target : source;
  return { id, reference, state, amount, note: null, created_at, conversion: { source, fee, target, rate } };
}

export function kindOf(transfer: PostedTransfer): MovementKind {
  if (isConversion(transfer)) return 'conversion';
  const kind = movementKinds.find((known) => known === transfer.kind);
  invariant(
    kind !== undefined,
    `the ledger holds a transfer of kind ${transfer.kind}, which the contract does not know`,
  );
  return kind;
}
