import type { AssetCode } from '../contract/assets.ts';
import type { Owner, WantedAccount } from './ledger/ledger.ts';

/** Where people's own money is. */
export const MAIN = 'main';

/** A person's money in one currency: never below zero. */
export function purseOf(userId: string, asset: AssetCode): WantedAccount {
  return { owner: personOwner(userId), asset, purpose: MAIN, class: 'liability', floorMinor: 0n };
}

/** Money a person has put aside: an account of its own for each pot, which nothing is paid from. */
export function potPurse(userId: string, asset: AssetCode, potId: string): WantedAccount {
  return { ...purseOf(userId, asset), purpose: `${POT}${potId.replaceAll('-', '')}` };
}

const POT = 'pot_';

/** Whether an account is that of a pot. */
export function isPot({ purpose }: { readonly purpose: string }): boolean {
  return purpose.startsWith(POT);
}

export function personOwner(userId: string): Owner {
  return { kind: 'person', id: userId };
}

/** The platform itself as an owner of accounts. */
const PLATFORM_ID = '00000000-0000-7000-8000-000000000001';

/** Where play money comes from: as far below zero as all of it together. */
export function sandboxSource(asset: AssetCode): WantedAccount {
  return {
    owner: { kind: 'system', id: PLATFORM_ID },
    asset,
    purpose: 'sandbox_funding',
    class: 'asset',
    floorMinor: null,
  };
}

/**
 * The platform's accounts for money at a bank. `bank` is what the bank owes us, below zero; the two for clearing are passed through and
 * stand at zero; `bank_suspense` holds what came without a reference, until somebody finds whose it is; `bank_unexplained` is what left
 * without a reason that we know, below zero, until somebody finds why.
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
  return { owner: { kind: 'system', id: PLATFORM_ID }, asset, purpose, ...kinds[purpose] };
}
