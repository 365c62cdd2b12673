import type { ReplyOf } from '@egcr/contract/endpoint';
import { toInstant } from '@egcr/contract/time';
import { assets, type AssetCode } from '@egcr/ledger/contract';
import type { Account } from '@egcr/ledger/server';
import { personOf, type Work } from '@egcr/server-kit/work';

import { addressOf } from '../contract/address.ts';
import type { walletCall } from '../contract/endpoints.ts';
import { pinSum } from '../contract/pin-rules.ts';
import { toWire } from '../contract/rules.ts';
import type { WalletAccount } from '../contract/shapes.ts';
import type { WalletParts } from './parts.ts';
import { isPot, MAIN, personOwner, purseOf } from './purses.ts';
import { pinSumsOf, readFrozenAt } from './security/store.ts';

/** A person's balances: JVD always and first, which is opened at the first look; the others where they exist. */
export async function readWallet(
  { ledger, people, settings }: WalletParts,
  work: Work,
): Promise<ReplyOf<typeof walletCall>> {
  const { userId } = personOf(work);
  let held = await ledger.balances(work.db, personOwner(userId));
  if (!held.some((account) => account.asset === FIRST && account.purpose === MAIN)) {
    await ledger.openAccounts(work, [purseOf(userId, FIRST)]);
    held = await ledger.balances(work.db, personOwner(userId));
  }
  const sums = await pinSumsOf(work.db, [userId]);
  const accounts = assets.flatMap(({ code }) =>
    held
      .filter((one) => one.asset === code && one.purpose === MAIN)
      .map((one) => toWalletAccount(one, code, sums.find(({ asset }) => asset === code)?.pinAbove ?? null)),
  );
  const frozenAt = await readFrozenAt(work.db, userId);
  const heldUntil = (await people.standingOf(work.db, [userId], work.now)).get(userId)?.moneyHeldUntil;
  return {
    accounts,
    in_pots: inPots(held),
    frozen_at: frozenAt ? toInstant(frozenAt) : null,
    held_until: heldUntil ? toInstant(heldUntil) : null,
    sandbox: settings.hasSandbox,
  };
}

const FIRST = 'JVD';

/** What all pots of a currency hold together, where it is something. */
function inPots(held: readonly Account[]): ReplyOf<typeof walletCall>['in_pots'] {
  return assets.flatMap(({ code }) => {
    const pots = held.filter((one) => one.asset === code && isPot(one));
    const amountMinor = pots.reduce((sum, one) => sum + one.balanceMinor, 0n);
    return amountMinor > 0n ? [toWire({ amountMinor, asset: code })] : [];
  });
}

function toWalletAccount(
  { id, balanceMinor, heldMinor, openedAt }: Account,
  asset: AssetCode,
  ownMinor: bigint | null,
): WalletAccount {
  const availableMinor = balanceMinor - heldMinor;
  return {
    id,
    asset,
    balance: toWire({ amountMinor: balanceMinor, asset }),
    available: toWire({ amountMinor: availableMinor, asset }),
    held: toWire({ amountMinor: heldMinor, asset }),
    pin_above: toWire({ amountMinor: pinSum({ ownMinor, availableMinor }), asset }),
    opened_at: toInstant(openedAt),
    address: addressOf(id),
  };
}
