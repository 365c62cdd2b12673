import type { AssetCode } from '@egcr/ledger/contract';
import { PLATFORM, type WantedAccount } from '@egcr/ledger/server';

/**
 * The platform's accounts for money at a bank. `bank` is what the bank owes us, below zero; the two for clearing are passed through and
 * stand at zero; `bank_suspense` holds what came without a reference, until staff find its owner; `bank_unexplained` is what left
 * without a known reason, below zero, until staff find it.
 */
export function bankAccount(
  purpose: 'bank' | 'bank_clearing_in' | 'bank_clearing_out' | 'bank_suspense' | 'bank_unexplained',
  asset: AssetCode,
): WantedAccount {
  const kinds = {
    bank: { class: 'asset', floorMinor: null },
    bank_clearing_in: { class: 'transit', floorMinor: 0n },
    bank_clearing_out: { class: 'transit', floorMinor: 0n },
    bank_suspense: { class: 'liability', floorMinor: 0n },
    bank_unexplained: { class: 'asset', floorMinor: null },
  } as const;
  return { owner: PLATFORM, asset, purpose, ...kinds[purpose] };
}
