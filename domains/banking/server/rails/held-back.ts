import type { Database } from '@egcr/server-kit/database';
import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';
import { MAIN, personOwner, frozenAmong } from '@egcr/wallet/server';

import type { HeldBack } from '../../contract/withdrawals.ts';
import type { BankingParts } from '../parts.ts';

type At = Pick<Work, 'db' | 'now'>;

/**
 * Whose waiting withdrawals in a currency may not go to the bank now, and why: the person is banned, the wallet is frozen by its owner
 * or the account by the house, or money is held after a reset of credentials. What is with the bank already stays there.
 */
export async function heldBack(
  { people, ledger }: Pick<BankingParts, 'people' | 'ledger'>,
  { db, now }: At,
  { asset, userIds }: { readonly asset: string; readonly userIds: readonly string[] },
): Promise<ReadonlyMap<string, HeldBack>> {
  if (userIds.length === 0) return new Map();
  const standings = await people.standingOf(db, userIds, now);
  const frozen = new Set(await frozenAmong(db, userIds));
  for (const account of await ledger.balancesOf(db, userIds.map(personOwner))) {
    const isPaying = account.asset === asset && account.purpose === MAIN;
    if (isPaying && account.status !== 'open') frozen.add(account.owner.id);
  }
  const found = new Map<string, HeldBack>();
  for (const userId of userIds) {
    const standing = standings.get(userId);
    if (standing === undefined || standing.isBanned) found.set(userId, 'account_banned');
    else if (frozen.has(userId)) found.set(userId, 'wallet_frozen');
    else if (standing.moneyHeldUntil !== null) found.set(userId, 'money_held');
  }
  return found;
}

/** Waits for a batch that is taking a person's waiting withdrawals; until this transaction ends no other batch takes them. */
export async function lockWaiting(db: Database, userId: string): Promise<void> {
  await sql`
    select 1 from banking.withdrawal
    where user_id = ${userId}::uuid and state = 'waiting'
    order by id
    for no key update`.execute(db);
}
