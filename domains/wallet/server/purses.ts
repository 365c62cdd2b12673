import type { AssetCode } from '../contract/assets.ts';
import type { Owner, WantedAccount } from './ledger/ledger.ts';

/** Where people's own money is. */
export const MAIN = 'main';

/** A person's money in one currency: never below zero. */
export function purseOf(userId: string, asset: AssetCode): WantedAccount {
  return { owner: personOwner(userId), asset, purpose: MAIN, class: 'liability', floorMinor: 0n };
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
