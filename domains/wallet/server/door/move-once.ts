import { platformRefusals } from '@egcr/contract/refusals';
import type { PostedTransfer, Posting, RefusalCode } from '@egcr/ledger/server';
import { invariant, Refusal } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';

import { walletRefusals } from '../../contract/refusals.ts';
import { referenceOf } from '../../contract/rules.ts';
import { postingOf, refusalFor, tellPosted, type Move } from '../move-money.ts';
import { refuseLeaving, refuseStanding, type MoneyParts } from '../security/judge-leaving.ts';
import { causeIdOf, lockCause, type Cause } from './cause.ts';
import { tellByNotice } from './tell-by-notice.ts';

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
  const { ledger } = parts;
  const groupId = causeIdOf(wanted.cause);
  await lockCause(work.db, groupId);
  const [earlier] = await ledger.transfersOfGroup(work.db, groupId);
  if (earlier) return repeatOf(parts, work, { earlier, wanted });
  if (wanted.judge === 'leaving') await refuseLeaving(parts, work, wanted);
  else await refuseStanding(parts, work, wanted);
  const [debit = '', credit = ''] = await ledger.openAccounts(work, [wanted.debit, wanted.credit]);
  const { kind, key } = wanted.cause;
  const move: Move = {
    ...wanted,
    id: work.newId(),
    kind: kind.name,
    meta: { ...wanted.meta, cause: key },
  };
  const posting = { ...postingOf(move, { debit, credit }), kind: kind.word, groupId, ...wanted.posting };
  const [verdict] = await ledger.post(work, [posting]);
  invariant(verdict !== undefined, 'the ledger gave no verdict');
  if (verdict.outcome === 'refused')
    throw refusalOfDoor(verdict.code) ?? (await refusalFor(ledger, work, move, verdict.code));
  await tellPosted(work, move, verdict.postedAt);
  await tellByNotice(work, kind, move);
  return {
    id: move.id,
    reference: referenceOf(move.id),
    postedAt: verdict.postedAt,
    isRepeat: false,
  };
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
