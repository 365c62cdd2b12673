import type { AssetCode } from '@egcr/ledger/contract';
import { PLATFORM, type WantedAccount } from '@egcr/ledger/server';

/**
 * The platform's own money in one currency, which conversions take from and give to. Its floor is zero: it never gives what it does
 * not have. An operator fills it; in a sandbox it fills itself with play money.
 */
export function liquidityOf(asset: AssetCode): WantedAccount {
  return {
    owner: PLATFORM,
    asset,
    purpose: 'fx_liquidity',
    class: 'equity',
    floorMinor: 0n,
  };
}

/** Where the fees of conversions go. */
export function conversionFees(asset: AssetCode): WantedAccount {
  return { owner: PLATFORM, asset, purpose: 'fx_fees', class: 'income', floorMinor: 0n };
}

/** What the operator holds outside for conversions: as far below zero as all that was set aside. */
export function treasuryOf(asset: AssetCode): WantedAccount {
  return {
    owner: PLATFORM,
    asset,
    purpose: 'fx_treasury',
    class: 'asset',
    floorMinor: null,
  };
}
