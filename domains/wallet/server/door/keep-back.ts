import type { Money } from '@egcr/contract/money';
import type { AssetCode } from '@egcr/ledger/contract';
import { told } from '@egcr/server-kit/event-kinds';
import { invariant } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';

import { holdChanged } from '../../contract/events.ts';
import type { WalletParts } from '../parts.ts';
import { isPot, MAIN, personOwner } from '../purses.ts';

/** The ledger's word for money that is kept back. */
const KEPT_BACK = 'kept_back';

type Parts = Pick<WalletParts, 'ledger' | 'lockWaiting' | 'stopWaiting'>;

/** One hold in the ledger. */
export interface KeptPart {
  readonly id: string;
  readonly amountMinor: bigint;
}

export interface ToKeepBack {
  readonly person: string;
  readonly money: Money<AssetCode>;
  readonly until: Date;
}

/** What the house may do with a person's money against their will. Who may ask for it, and why, is for the calling domain to judge. */
export interface CustodyDoor {
  /**
   * Keeps back as much of an amount as the person has in that currency: first what can be spent, then what is in their pots, then what waits
   * for the bank, whose withdrawals are cancelled. It stays theirs, and cannot leave until it is let go or the time is over
   * (`ledger.hold_expired`). The ledger decides under the account's lock, so that a payment at the same moment either left before or is refused.
   * No limit and no freeze of the owner's stands in the way. Nothing where they have nothing.
   */
  keepBack(work: Work, wanted: ToKeepBack): Promise<readonly KeptPart[]>;
  /** Lets go of what was kept back. What has ended already stays as it is. */
  letGo(work: Work, person: string, parts: readonly string[]): Promise<void>;
  /** The same money until a later time. Parts that have ended are missing from the answer. */
  keepLonger(
    work: Work,
    person: string,
    asked: { readonly parts: readonly string[]; readonly until: Date },
  ): Promise<readonly KeptPart[]>;
}

export function custodyDoor(parts: Parts): CustodyDoor {
  return {
    keepBack: (work, wanted) => keepBack(parts, work, wanted),
    letGo: (work, person, ids) => letGo(parts, work, person, ids),
    keepLonger: (work, person, asked) => keepLonger(parts, work, person, asked),
  };
}

async function keepBack(
  parts: Parts,
  work: Work,
  { person, money, until }: ToKeepBack,
): Promise<readonly KeptPart[]> {
  // Before the accounts: a batch for the bank locks withdrawals first, too.
  await parts.lockWaiting(work.db, person);
  const accounts = (await parts.ledger.balances(work.db, personOwner(person))).filter(
    ({ asset }) => asset === money.asset,
  );
  const mains = accounts.filter(({ purpose }) => purpose === MAIN).map(({ id }) => id);
  const pots = accounts.filter(isPot).map(({ id }) => id);
  const kept = [
    ...(await keepOn(parts, work, [...mains, ...pots], { amountMinor: money.amountMinor, until })),
  ];
  const missing = money.amountMinor - sumOf(kept);
  if (
    missing > 0n &&
    (await parts.stopWaiting(work, { userId: person, asset: money.asset, needMinor: missing }))
  )
    kept.push(...(await keepOn(parts, work, mains, { amountMinor: missing, until })));
  await tell(work, person, kept, 'placed');
  return kept;
}

async function keepOn(
  { ledger }: Parts,
  work: Work,
  accountIds: readonly string[],
  { amountMinor, until }: { readonly amountMinor: bigint; readonly until: Date },
): Promise<readonly KeptPart[]> {
  const kept: KeptPart[] = [];
  for (const accountId of accountIds) {
    const missing = amountMinor - sumOf(kept);
    if (missing === 0n) break;
    const part = await keepOne({ ledger }, work, { accountId, amountMinor: missing, until });
    if (part) kept.push(part);
  }
  return kept;
}

async function keepOne(
  { ledger }: Pick<Parts, 'ledger'>,
  work: Work,
  wanted: { readonly accountId: string; readonly amountMinor: bigint; readonly until: Date },
): Promise<KeptPart | undefined> {
  const { accountId, amountMinor, until: expiresAt } = wanted;
  const id = work.newId();
  const [verdict] = await ledger.hold(work, [
    { id, accountId, amountMinor, reason: KEPT_BACK, expiresAt, isOrdered: true },
  ]);
  if (verdict?.outcome === 'refused' && verdict.code === 'insufficient_funds') return undefined;
  invariant(verdict?.outcome === 'posted', 'the ledger did not keep back what it can');
  const placed = await ledger.readHold(work.db, id);
  invariant(placed !== undefined, 'a hold that was just placed is gone');
  return { id, amountMinor: placed.amountMinor };
}

async function letGo({ ledger }: Parts, work: Work, person: string, ids: readonly string[]): Promise<void> {
  for (const id of ids) await ledger.releaseHold(work, id);
  await tell(
    work,
    person,
    ids.map((id) => ({ id, amountMinor: 0n })),
    'released',
  );
}

/** The account stays locked between letting go and keeping again, so that nothing leaves in between. */
async function keepLonger(
  parts: Parts,
  work: Work,
  person: string,
  { parts: ids, until }: { readonly parts: readonly string[]; readonly until: Date },
): Promise<readonly KeptPart[]> {
  const kept: KeptPart[] = [];
  for (const id of ids) {
    const hold = await parts.ledger.readHold(work.db, id);
    if (!hold || (await parts.ledger.releaseHold(work, id)) !== 'released') continue;
    const part = await keepOne(parts, work, {
      accountId: hold.accountId,
      amountMinor: hold.amountMinor,
      until,
    });
    if (part) kept.push(part);
  }
  await tell(work, person, kept, 'placed');
  return kept;
}

async function tell(
  work: Work,
  person: string,
  kept: readonly KeptPart[],
  state: 'placed' | 'released',
): Promise<void> {
  for (const { id } of kept) await work.emit(told(holdChanged, { id, state }, [person]));
}

function sumOf(kept: readonly KeptPart[]): bigint {
  return kept.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
}
