import { platformRefusals } from '@egcr/contract/refusals';
import type { PostedTransfer, WantedAccount } from '@egcr/ledger/server';
import { invariant, Refusal } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';

import { walletRefusals } from '../../contract/refusals.ts';
import { referenceOf } from '../../contract/rules.ts';
import { eventsOfPosted, postingOf, refusalFor, type Move } from '../move-money.ts';
import { partiesOf } from '../parties.ts';
import { personOwner, purseOf } from '../purses.ts';
import type { MoneyParts } from '../security/judge-leaving.ts';
import type { Payout } from './asked.ts';
import { causeIdOf, lockCauses } from './cause.ts';
import { ownAccountIn, type MoneyKind } from './money-kind.ts';
import type { Moved } from './move-once.ts';
import { moneyOf } from './sides.ts';
import { noticesOf } from './tell-by-notice.ts';

/** What came of one payment of many. */
export type PaidOne =
  | { readonly outcome: 'paid'; readonly moved: Moved }
  | { readonly outcome: 'refused'; readonly refusal: Refusal };

interface Prepared {
  readonly movement: Move;
  readonly kind: MoneyKind;
  readonly groupId: string;
}

/**
 * Pays many people and businesses from accounts of the calling domain, each once for its key, in the caller's transaction. The number of questions to the
 * database does not grow with the number of payments. A payment that is refused leaves the others as they are: each has an answer, in
 * the order asked. Refuses each as `pay` does.
 */
export async function payMany(
  parts: MoneyParts,
  work: Work,
  payouts: readonly Payout[],
): Promise<readonly PaidOne[]> {
  const { ledger, people } = parts;
  const causes = payouts.map(({ kind, key }) => causeIdOf({ verb: 'pay', kind, key }));
  invariant(new Set(causes).size === causes.length, 'two payments of one call have the same key');
  await lockCauses(work.db, causes);
  const earlier = new Map(
    (await ledger.transfersOfGroups(work.db, causes)).map((transfer) => [transfer.groupId, transfer]),
  );
  const payees = [...new Set(payouts.flatMap(({ to }) => (typeof to === 'string' ? [to] : [])))];
  const known = await people.standingOf(work.db, payees, work.now);
  const partyOf = await partiesOf(people, work.db, payees.map(personOwner));
  const results = new Map<number, PaidOne>();
  const toPost = new Map<number, Prepared>();
  const movements = payouts.map((payout) => movementOf(work, payout, partyOf));
  const accountOf =
    earlier.size > 0
      ? await ledger.accountIds(
          work.db,
          movements.flatMap(({ debit, credit }) => [debit, credit]),
        )
      : [];
  for (const [place, payout] of payouts.entries()) {
    const groupId = causes[place] ?? '';
    const movement = movements[place];
    invariant(movement !== undefined, 'a payment was not prepared');
    const stands = earlier.get(groupId);
    const [debit, credit] = [accountOf[2 * place], accountOf[2 * place + 1]];
    if (stands) results.set(place, repeated(stands, { debit, credit, money: movement.money }));
    else if (typeof payout.to !== 'string' || known.has(payout.to))
      toPost.set(place, { movement, kind: payout.kind, groupId });
    else results.set(place, refused(new Refusal(walletRefusals.recipient_unavailable)));
  }
  for (const [place, result] of await postAll(parts, work, toPost)) results.set(place, result);
  return payouts.map((_, place) => {
    const result = results.get(place);
    invariant(result !== undefined, 'a payment has no answer');
    return result;
  });
}

function movementOf(work: Work, payout: Payout, partyOf: Awaited<ReturnType<typeof partiesOf>>): Move {
  const money = moneyOf(payout.amount);
  const credit =
    typeof payout.to === 'string' ? purseOf(payout.to, money.asset) : ownAccountIn(payout.to, money.asset);
  return {
    id: work.newId(),
    kind: payout.kind.name,
    debit: ownAccountIn(payout.from, money.asset),
    credit,
    money,
    note: payout.note ?? null,
    meta: { cause: payout.key },
    from: null,
    to: partyOf(credit.owner),
  };
}

async function postAll(
  { ledger }: Pick<MoneyParts, 'ledger'>,
  work: Work,
  toPost: ReadonlyMap<number, Prepared>,
): Promise<ReadonlyMap<number, PaidOne>> {
  const results = new Map<number, PaidOne>();
  if (toPost.size === 0) return results;
  const places = [...toPost.entries()];
  const idOf = await openedAccounts(
    { ledger },
    work,
    places.flatMap(([, { movement }]) => [movement.debit, movement.credit]),
  );
  const verdicts = await ledger.post(
    work,
    places.map(([, { movement, kind, groupId }]) => ({
      ...postingOf(movement, { debit: idOf(movement.debit), credit: idOf(movement.credit) }),
      kind: kind.word,
      groupId,
    })),
  );
  const posted: { readonly movement: Move; readonly kind: MoneyKind; readonly postedAt: Date }[] = [];
  for (const [at, [place, { movement, kind }]] of places.entries()) {
    const verdict = verdicts[at];
    invariant(verdict !== undefined, 'the ledger gave no verdict');
    if (verdict.outcome === 'refused')
      results.set(place, refused(await refusalFor(ledger, work, movement, verdict.code)));
    else {
      const { postedAt } = verdict;
      posted.push({ movement, kind, postedAt });
      results.set(place, paid({ id: movement.id, postedAt, isRepeat: false }));
    }
  }
  const notices = posted.flatMap(({ kind, movement }) => noticesOf(kind, movement));
  if (posted.length > 0) await work.emit(...eventsOfPosted(posted), ...notices);
  return results;
}

/** Opens each account once, however many payments name it. */
export async function openedAccounts(
  { ledger }: Pick<MoneyParts, 'ledger'>,
  work: Work,
  wanted: readonly WantedAccount[],
): Promise<(account: WantedAccount) => string> {
  const named = new Map(wanted.map((account) => [nameOf(account), account]));
  const ids = await ledger.openAccounts(work, [...named.values()]);
  const idOfName = new Map([...named.keys()].map((name, place) => [name, ids[place] ?? '']));
  return (account) => idOfName.get(nameOf(account)) ?? '';
}

function nameOf({ owner, asset, purpose }: WantedAccount): string {
  return [owner.kind, owner.id, asset, purpose].join(' ');
}

/** What was paid under the key before, between which accounts. Refuses idempotency_mismatch where it was something else. */
function repeated(
  stands: PostedTransfer,
  {
    debit,
    credit,
    money,
  }: Pick<Move, 'money'> & { readonly debit: string | undefined; readonly credit: string | undefined },
): PaidOne {
  const isSame =
    stands.debit.accountId === debit &&
    stands.credit.accountId === credit &&
    stands.asset === money.asset &&
    stands.amountMinor === money.amountMinor;
  if (!isSame) return refused(new Refusal(platformRefusals.idempotency_mismatch));
  return paid({ id: stands.id, postedAt: stands.postedAt, isRepeat: true });
}

function paid(moved: Omit<Moved, 'reference'>): PaidOne {
  return { outcome: 'paid', moved: { ...moved, reference: referenceOf(moved.id) } };
}

function refused(refusal: Refusal): PaidOne {
  return { outcome: 'refused', refusal };
}
