import type { AssetCode } from '@egcr/ledger/contract';
import { PLATFORM, type Owner, type WantedAccount } from '@egcr/ledger/server';

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

/** Where play money comes from: as far below zero as all of it together. */
export function sandboxSource(asset: AssetCode): WantedAccount {
  return {
    owner: PLATFORM,
    asset,
    purpose: 'sandbox_funding',
    class: 'asset',
    floorMinor: null,
  };
}
