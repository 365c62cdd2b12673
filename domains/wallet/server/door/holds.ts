import { platformRefusals } from '@egcr/contract/refusals';
import type { Account, Hold } from '@egcr/ledger/server';
import { told } from '@egcr/server-kit/event-kinds';
import { invariant, Refusal } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';

import { holdChanged } from '../../contract/events.ts';
import { walletRefusals } from '../../contract/refusals.ts';
import { refusalFor } from '../move-money.ts';
import { purseOf } from '../purses.ts';
import { refuseLeaving, type MoneyParts } from '../security/judge-leaving.ts';
import { causeIdOf, lockCause } from './cause.ts';
import { ownAccountIn, type MoneyKind } from './money-kind.ts';
import type { Capture, Setting } from './asked.ts';
import type { MoneyKinds } from './money-kinds.ts';
import { moveOnce, type Moved } from './move-once.ts';
import { moneyOf, partyKnown, partyOf, refuseSelf } from './sides.ts';

type Parts = MoneyParts & { readonly kinds: MoneyKinds };

export interface Held {
  /** The hold in the ledger, for `capture` and `release`. */
  readonly id: string;
  readonly isRepeat: boolean;
}

export interface Captured extends Moved {
  /** Minor units that can still be captured. */
  readonly remainingMinor: bigint;
}

/** Sets money aside. Refuses as `MoneyDoor` lists. */
export async function hold(
  parts: Parts,
  work: Work,
  { kind, key, amount, from, expiresAt }: Setting,
): Promise<Held> {
  const money = moneyOf(amount);
  const id = causeIdOf({ verb: 'hold', kind, key });
  const leaving = { debit: purseOf(from.person, money.asset), money };
  await lockCause(work.db, id);
  const isRepeat = (await parts.ledger.readHold(work.db, id)) !== undefined;
  // What was judged and set aside before is not judged again: it would be counted twice.
  if (!isRepeat) await refuseLeaving(parts, work, leaving);
  const [accountId = ''] = await parts.ledger.openAccounts(work, [leaving.debit]);
  const wanted = { id, accountId, amountMinor: money.amountMinor, reason: kind.word, expiresAt };
  const [verdict] = await parts.ledger.hold(work, [wanted]);
  invariant(verdict !== undefined, 'the ledger gave no verdict');
  if (verdict.outcome === 'refused') {
    if (verdict.code === 'id_reused') throw new Refusal(platformRefusals.idempotency_mismatch);
    throw await refusalFor(parts.ledger, work, leaving, verdict.code);
  }
  if (!isRepeat) await work.emit(told(holdChanged, { id, state: 'placed' }, [from.person]));
  return { id, isRepeat };
}

/** Takes a part or all of a hold. Refuses as `MoneyDoor` lists. */
export async function capture(
  parts: Parts,
  work: Work,
  { kind, key, amount, note, hold: holdId, to, endsHold = false }: Capture,
): Promise<Captured> {
  const money = moneyOf(amount);
  const { account } = await ownHold(parts, work, { kind, holdId });
  if (account.asset !== money.asset)
    throw new Refusal(walletRefusals.unknown_currency, { field: 'amount.assetCode' });
  const isPerson = 'person' in to;
  if (isPerson) refuseSelf(account.owner.id, to.person);
  const moved = await moveOnce(parts, work, {
    cause: { verb: 'capture', kind, key },
    judge: 'standing',
    debit: purseOf(account.owner.id, money.asset),
    credit: isPerson ? purseOf(to.person, money.asset) : ownAccountIn(to, money.asset),
    money,
    note: note ?? null,
    meta: { hold: holdId },
    from: await partyOf(parts, work, account.owner.id),
    to: isPerson ? await partyKnown(parts, work, to.person) : null,
    posting: { holdId, ...(endsHold && { endsHold }) },
  });
  const after = await parts.ledger.readHold(work.db, holdId);
  return { ...moved, remainingMinor: after?.remainingMinor ?? 0n };
}

/** Gives what remains of a hold back. Refuses not_found. */
export async function release(
  parts: Parts,
  work: Work,
  { kind, hold: holdId }: Pick<Capture, 'kind' | 'hold'>,
): Promise<'released' | 'already_ended'> {
  const { account } = await ownHold(parts, work, { kind, holdId });
  const answer = await parts.ledger.releaseHold(work, holdId);
  invariant(answer !== 'unknown', 'a hold that was just read is gone');
  if (answer === 'released')
    await work.emit(told(holdChanged, { id: holdId, state: 'released' }, [account.owner.id]));
  return answer;
}

/** A hold that the calling domain has placed, with the person's account. Refuses not_found. */
async function ownHold(
  { ledger, kinds }: Parts,
  { db }: Work,
  { kind, holdId }: { readonly kind: MoneyKind; readonly holdId: string },
): Promise<{ readonly hold: Hold; readonly account: Account }> {
  const found = await ledger.readHold(db, holdId);
  const account = found && (await ledger.account(db, found.accountId));
  if (!account || kinds.ofWord(found.reason)?.domain !== kind.domain)
    throw new Refusal(platformRefusals.not_found);
  return { hold: found, account };
}
