import { toInstant } from '@egcr/contract/time';
import { assetOf } from '@egcr/ledger/contract';
import { toWire } from '@egcr/wallet/contract';

import type { ApiKeyShown, KeyState } from '../contract/index.ts';
import type { KeyRow } from './key-store.ts';

function stateAt({ revoked_at: revokedAt, expires_at: expiresAt }: KeyRow, now: Date): KeyState {
  if (revokedAt !== null) return 'revoked';
  return expiresAt !== null && expiresAt <= now ? 'expired' : 'active';
}

/** A key as its owner sees it. */
export function showKey(row: KeyRow, now: Date): ApiKeyShown {
  const asset = assetOf(row.refund_asset ?? '')?.code;
  return {
    id: row.id,
    name: row.name,
    mode: row.is_live ? 'live' : 'test',
    state: stateAt(row, now),
    hint: row.hint,
    scopes: [...row.scopes],
    networks: [...row.networks],
    refunds_per_day:
      asset === undefined || row.refund_per_day === null
        ? null
        : toWire({ amountMinor: row.refund_per_day, asset }),
    created_at: toInstant(row.created_at),
    expires_at: row.expires_at && toInstant(row.expires_at),
    last_used_at: row.last_used_at && toInstant(row.last_used_at),
    revoked_at: row.revoked_at && toInstant(row.revoked_at),
  };
}
