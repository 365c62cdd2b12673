import type { Money } from '@egcr/contract/money';
import { toInstant } from '@egcr/contract/time';
import type { AssetCode } from '@egcr/ledger/contract';
import {
  codeForPeople,
  type Ledger,
  type Posting,
  type RefusalCode,
  type WantedAccount,
  unmapped,
} from '@egcr/ledger/server';
import { told } from '@egcr/server-kit/event-kinds';
import { invariant, Refusal } from '@egcr/server-kit/refusal';
import type { DomainEvent, Work } from '@egcr/server-kit/work';

import { transferPosted, type TransferPosted } from '../contract/events.ts';
import { walletRefusals } from '../contract/refusals.ts';
import { referenceOf, toWire } from '../contract/rules.ts';
import type { Party } from '../contract/shapes.ts';
import { explainLimit } from './security/guard.ts';
import { refuseLeaving, type Leaving, type MoneyParts } from './security/judge-leaving.ts';

export interface Move {
  /** Id of the transfer. */
  readonly id: string;
  /** As the API answers it. */
  readonly kind: string;
  readonly debit: WantedAccount;
  readonly credit: WantedAccount;
  readonly money: Money<AssetCode>;
  readonly note: string | null;
  /** What else is kept with the transfer, such as the request it pays. */
  readonly meta?: Readonly<Record<string, string>>;
  /** Null where the money does not come from a person, or does not go to one. */
  readonly from: Party | null;
  readonly to: Party | null;
}

/**
 * Moves money between two accounts, opening them where they do not exist yet, and tells both sides. Refuses as `judgeLeaving`, then
 * account_frozen, insufficient_funds, recipient_unavailable, in that order.
 */
export async function moveMoney(parts: MoneyParts, work: Work, move: Move): Promise<TransferPosted> {
  const { ledger } = parts;
  if (isLeaving(move)) await refuseLeaving(parts, work, move);
  const [debit = '', credit = ''] = await ledger.openAccounts(work, [move.debit, move.credit]);
  const [verdict] = await ledger.post(work, [postingOf(move, { debit, credit })]);
  invariant(verdict !== undefined, 'the ledger gave no verdict');
  if (verdict.outcome === 'refused') throw await refusalFor(ledger, work, move, verdict.code);
  return tellPosted(work, move, verdict.postedAt);
}

/**
 * A move into a pot is no payment: neither a hold nor a limit stops it, and the ledger does not count what stays with its owner.
 */
function isLeaving({ kind }: Pick<Move, 'kind'>): boolean {
  return kind !== 'pot_in';
}

/** What the ledger is asked for. */
export function postingOf(
  { id, kind, money, note, meta }: Move,
  accounts: { readonly debit: string; readonly credit: string },
): Posting {
  const kept = { ...meta, ...(note === null ? {} : { note }) };
  return { id, ...accounts, asset: money.asset, amountMinor: money.amountMinor, kind, meta: kept };
}

/** Tells both sides that it has been posted. */
export async function tellPosted(work: Work, movement: Move, postedAt: Date): Promise<TransferPosted> {
  await work.emit(...eventsOfPosted([{ movement, postedAt }]));
  return postedOf(movement, postedAt);
}

/** What tells both sides of transfers that they have been posted. */
export function eventsOfPosted(
  all: readonly { readonly movement: Move; readonly postedAt: Date }[],
): readonly DomainEvent[] {
  return all.map(({ movement, postedAt }) => {
    const { from, to } = movement;
    const audience = [to, from].flatMap((side) => (side ? [side.user_id] : []));
    return told(transferPosted, postedOf(movement, postedAt), audience);
  });
}

function postedOf({ id, kind, money, note, from, to }: Move, postedAt: Date): TransferPosted {
  return {
    id,
    kind,
    reference: referenceOf(id),
    amount: toWire(money),
    from,
    to,
    note,
    created_at: toInstant(postedAt),
  };
}

/** The refusal a person gets for the ledger's. */
export async function refusalFor(
  ledger: Ledger,
  work: Work,
  move: Leaving,
  code: RefusalCode,
): Promise<Refusal> {
  const reason = codeForPeople(code);
  switch (reason) {
    case 'insufficient_funds':
      return new Refusal(walletRefusals.insufficient_funds, { field: 'amount.value' });
    case 'debit_frozen':
    case 'over_limit_day':
    case 'over_limit_month':
      return explainLimit(ledger, work, move, reason);
    case 'credit_frozen':
    case 'over_ceiling':
      return new Refusal(walletRefusals.recipient_unavailable);
    case 'amount_invalid':
      return new Refusal(walletRefusals.invalid_amount, { field: 'amount.value' });
    default:
      return unmapped(reason);
  }
}
