import type { Account, Entry } from '@egcr/ledger/server';
import type { Work } from '@egcr/server-kit/work';

import { ACQUAINTANCE_ENTRIES_MAX } from '../../contract/limits.ts';
import type { WalletParts } from '../parts.ts';
import { sidesOf, TRANSFER_WORDS } from '../history/across-legs.ts';
import { MAIN, personOwner } from '../purses.ts';
import {
  keptBy,
  lockReadings,
  readAcquaintances,
  writeAcquaintances,
  type AcquaintanceRow,
  type Dealing,
} from './store.ts';

/**
 * What a person has dealt with some others, by the other's id. Reads what has been posted since someone last asked: sending money
 * costs nothing for it. Of an account with very many new entries only the newest are read.
 */
export async function dealingsWith(
  parts: Pick<WalletParts, 'ledger'>,
  work: Work,
  userId: string,
  otherIds: readonly string[],
): Promise<ReadonlyMap<string, AcquaintanceRow>> {
  if (otherIds.length === 0) return new Map();
  await readNewEntries(parts, work, userId);
  return readAcquaintances(work.db, userId, otherIds);
}

/** Which of some people know this one: they have paid them before, or keep them as a payee. */
export async function acquaintedWith(
  parts: WalletParts,
  work: Work,
  userId: string,
  otherIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const dealt = await dealingsWith(parts, work, userId, otherIds);
  const keepers = await keptBy(work.db, userId, otherIds);
  return new Set(otherIds.filter((id) => keepers.has(id) || (dealt.get(id)?.first_got_at ?? null) !== null));
}

async function readNewEntries(
  { ledger }: Pick<WalletParts, 'ledger'>,
  work: Work,
  userId: string,
): Promise<void> {
  const accounts = (await ledger.balances(work.db, personOwner(userId))).filter(
    ({ purpose, version }) => purpose === MAIN && version > 0n,
  );
  if (accounts.length === 0) return;
  const seen = await lockReadings(
    work.db,
    userId,
    accounts.map((account) => account.id),
  );
  const grown = accounts.filter((account) => account.version > (seen.get(account.id) ?? 0n));
  if (grown.length === 0) return;
  const entries = await newEntries(ledger, work, grown, seen);
  await writeAcquaintances(work.db, {
    userId,
    dealings: entries.flatMap(dealingOf),
    readings: new Map(grown.map((account) => [account.id, account.version])),
  });
}

async function newEntries(
  ledger: WalletParts['ledger'],
  work: Work,
  grown: readonly Account[],
  seen: ReadonlyMap<string, bigint>,
): Promise<readonly Entry[]> {
  const found: Entry[] = [];
  for (const account of grown) {
    const from = seen.get(account.id) ?? 0n;
    const fresh = account.version - from;
    const limit = fresh < BigInt(ACQUAINTANCE_ENTRIES_MAX) ? Number(fresh) : ACQUAINTANCE_ENTRIES_MAX;
    const entries = await ledger.entries(work.db, {
      from: [{ accountId: account.id, below: account.version + 1n }],
      kinds: TRANSFER_WORDS,
      limit,
    });
    found.push(...entries.filter((entry) => entry.version > from));
  }
  return found;
}

/** With whom an entry was; nobody where no person stands on the other side. */
function dealingOf({ amountMinor, transfer }: Entry): Dealing[] {
  const isPaid = amountMinor < 0n;
  const { payer, payee } = sidesOf(transfer);
  const other = isPaid ? payee : payer;
  return other.kind === 'person' ? [{ otherId: other.id, isPaid, at: transfer.postedAt }] : [];
}
