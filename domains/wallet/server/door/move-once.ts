import { platformRefusals } from '@egcr/contract/refusals';
import type { PostedTransfer, Posting, RefusalCode } from '@egcr/ledger/server';
import { invariant, Refusal } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';

import { walletRefusals } from '../../contract/refusals.ts';
import { referenceOf } from '../../contract/rules.ts';
import { eventsOfPosted, postingOf, refusalFor, type Move } from '../move-money.ts';
import { refuseLeaving, refuseStanding, type MoneyParts } from '../security/judge-leaving.ts';
import { causeIdOf, lockCauses, type Cause } from './cause.ts';
import { openedAccounts } from './pay-many.ts';
import { noticesOf } from './tell-by-notice.ts';

/** What a call of the door has done. */
export interface Moved {
  /** The transfer in the ledger, for `giveBack` and for links to its receipt. */
  readonly id: string;
  /** The id as people read it on the receipt. */
  readonly reference: string;
  readonly postedAt: Date;
  /** The same call was made before; nothing has moved now. */
  readonly isRepeat: boolean;
}

export interface WantedMove extends Omit<Move, 'id' | 'kind'> {
  readonly cause: Cause;
  /** `standing` for money that counts towards no limit now: `refuseStanding` says why. */
  readonly judge: 'leaving' | 'standing';
  /** What the ledger is asked beyond a plain transfer. */
  readonly posting?: Pick<Posting, 'holdId' | 'endsHold' | 'reverses'>;
}

/**
 * Moves money once for each cause: the same again answers what stands. Both sides' pages hear of it, and who the kind's words are for
 * is told by the bell. Refuses idempotency_mismatch (the cause has moved other money), as judged, then as the ledger does.
 */
export async function moveOnce(parts: MoneyParts, work: Work, wanted: WantedMove): Promise<Moved> {
  const [moved] = await moveAllOnce(parts, work, [wanted]);
  invariant(moved !== undefined, 'a move was not answered');
  return moved;
}

/** The same for several moves, all or none, at about the cost of one: their causes differ, and one at most leaves a person. */
export async function moveAllOnce(
  parts: MoneyParts,
  work: Work,
  all: readonly WantedMove[],
): Promise<readonly Moved[]> {
  if (all.length === 0) return [];
  invariant(all.filter(({ judge }) => judge === 'leaving').length <= 1, 'limits are judged one by one');
  const groupIds = all.map(({ cause }) => causeIdOf(cause));
  invariant(new Set(groupIds).size === all.length, 'two moves have the same cause');
  await lockCauses(work.db, groupIds);
  const standing = await parts.ledger.transfersOfGroups(work.db, groupIds);
  const earlier = new Map(standing.map((transfer) => [transfer.groupId, transfer]));
  const answers = new Map<string, Moved>();
  const fresh: FreshMove[] = [];
  for (const [at, wanted] of all.entries()) {
    const groupId = groupIds[at] ?? '';
    const before = earlier.get(groupId);
    if (before) answers.set(groupId, await repeatOf(parts, work, { earlier: before, wanted }));
    else fresh.push({ wanted, groupId, move: freshMove(work, wanted) });
  }
  for (const { wanted } of fresh)
    if (wanted.judge === 'leaving') await refuseLeaving(parts, work, wanted);
    else await refuseStanding(parts, work, wanted);
  for (const [groupId, moved] of await postFresh(parts, work, fresh)) answers.set(groupId, moved);
  return groupIds.map((groupId) => {
    const answer = answers.get(groupId);
    invariant(answer !== undefined, 'a move was not answered');
    return answer;
  });
}

interface FreshMove {
  readonly wanted: WantedMove;
  readonly groupId: string;
  readonly move: Move;
}

function freshMove(work: Work, wanted: WantedMove): Move {
  const { kind, key } = wanted.cause;
  return { ...wanted, id: work.newId(), kind: kind.name, meta: { ...wanted.meta, cause: key } };
}

async function postFresh(
  { ledger }: MoneyParts,
  work: Work,
  fresh: readonly FreshMove[],
): Promise<ReadonlyMap<string, Moved>> {
  if (fresh.length === 0) return new Map();
  const sides = fresh.flatMap(({ move }) => [move.debit, move.credit]);
  const idOf = await openedAccounts({ ledger }, work, sides);
  const verdicts = await ledger.post(
    work,
    fresh.map(({ wanted, groupId, move }) => ({
      ...postingOf(move, { debit: idOf(move.debit), credit: idOf(move.credit) }),
      kind: wanted.cause.kind.word,
      groupId,
      ...wanted.posting,
    })),
  );
  const posted: { readonly movement: Move; readonly postedAt: Date }[] = [];
  for (const [at, { move }] of fresh.entries()) {
    const verdict = verdicts[at];
    invariant(verdict !== undefined, 'the ledger gave no verdict');
    if (verdict.outcome === 'refused')
      throw refusalOfDoor(verdict.code) ?? (await refusalFor(ledger, work, move, verdict.code));
    posted.push({ movement: move, postedAt: verdict.postedAt });
  }
  const notices = fresh.flatMap(({ wanted, move }) => noticesOf(wanted.cause.kind, move));
  await work.emit(...eventsOfPosted(posted), ...notices);
  return new Map(
    fresh.map(({ groupId, move: { id } }, at) => [
      groupId,
      { id, reference: referenceOf(id), postedAt: posted[at]?.postedAt ?? work.now, isRepeat: false },
    ]),
  );
}

/** What only captures and money given back are refused with. */
function refusalOfDoor(code: RefusalCode): Refusal | undefined {
  switch (code) {
    case 'hold_ended':
      return new Refusal(walletRefusals.hold_ended);
    case 'over_hold':
      return new Refusal(walletRefusals.over_hold, { field: 'amount.value' });
    case 'over_reversed':
      return new Refusal(walletRefusals.over_payment, { field: 'amount.value' });
    default:
      return undefined;
  }
}

/** The same accounts, amount, hold and payment given back; words beside it may differ. Refuses idempotency_mismatch. */
async function repeatOf(
  { ledger }: Pick<MoneyParts, 'ledger'>,
  { db }: Pick<Work, 'db'>,
  { earlier, wanted }: { readonly earlier: PostedTransfer; readonly wanted: WantedMove },
): Promise<Moved> {
  const { debit, credit, money, posting } = wanted;
  const [from, to] = await ledger.accountIds(db, [debit, credit]);
  const isSame =
    earlier.debit.accountId === from &&
    earlier.credit.accountId === to &&
    earlier.asset === money.asset &&
    earlier.amountMinor === money.amountMinor &&
    earlier.holdId === (posting?.holdId ?? null) &&
    earlier.reverses === (posting?.reverses ?? null);
  if (!isSame) throw new Refusal(platformRefusals.idempotency_mismatch);
  const { id, postedAt } = earlier;
  return { id, reference: referenceOf(id), postedAt, isRepeat: true };
}
