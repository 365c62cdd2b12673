import { mapGivingWay, type AfterStep } from '@egcr/server-kit/give-way';
import { NOTE_MAX_LENGTH } from '@egcr/wallet/contract';
import { clipped } from '@egcr/server-kit/xml';

import type { BankEntry, EntryPart } from './camt-entry.ts';
import { referenceIn, type KnownState, type KnownWithdrawal } from './known.ts';
import type { Effect, EntryReason } from './plan.ts';

/** What one payment is and what it does. */
export interface JudgedPart {
  readonly amountMinor: bigint;
  readonly remittance: string;
  readonly effect: Effect;
}

/** Withdrawals and decisions as the entries of a file change them, one after the other. */
export class Ongoing {
  readonly known: KnownState;
  readonly #withdrawals: Map<string, KnownWithdrawal>;
  /** As they were found, by the name of their batch. */
  readonly #batches: ReadonlyMap<string | undefined, readonly KnownWithdrawal[]>;
  readonly #confirmed = new Set<string>();

  constructor(known: KnownState) {
    this.known = known;
    this.#withdrawals = new Map(known.withdrawals.map((one) => [one.row.reference, one]));
    this.#batches = Map.groupBy(known.withdrawals, ({ batchName }) => batchName);
  }

  withdrawal(endToEndId: string | undefined): KnownWithdrawal | undefined {
    return this.#withdrawals.get(referenceIn(endToEndId));
  }

  /** Those of a batch for which the bank has not said anything yet. */
  openIn(batchName: string): KnownWithdrawal[] {
    return (this.#batches.get(batchName) ?? []).flatMap(({ row }) => {
      const one = this.#withdrawals.get(row.reference);
      return one?.state === 'sent' ? [one] : [];
    });
  }

  move({ row }: KnownWithdrawal, state: KnownWithdrawal['state']): void {
    const one = this.#withdrawals.get(row.reference);
    if (one) this.#withdrawals.set(row.reference, { ...one, state });
  }

  /** The decision that this payment out carries out; each is carried out once. */
  confirm(part: EntryPart, currency: string): string | undefined {
    const decision = this.known.sendBacks.get(referenceIn(part.endToEndId));
    const fits =
      decision?.asset === currency &&
      decision.amountMinor === -(part.amountMinor ?? 0n) &&
      !this.#confirmed.has(decision.id);
    if (!fits) return undefined;
    this.#confirmed.add(decision.id);
    return decision.id;
  }
}

/** What an entry does, payment by payment. Where they cannot be told apart the entry waits as a whole: it is never given to one of them. */
export async function judgeEntry(
  entry: BankEntry,
  ongoing: Ongoing,
  afterStep: AfterStep,
): Promise<readonly JudgedPart[]> {
  const waits = (reason: EntryReason) =>
    asWhole(entry, { does: entry.amountMinor < 0n ? 'unexplained' : 'suspense', reason });
  if (entry.isForeign) return asWhole(entry, { does: 'note', reason: 'currency_differs' });
  if (entry.amountMinor === 0n) return asWhole(entry, { does: 'note', reason: 'zero_amount' });
  if ((entry.bookedOn ?? '') > ongoing.known.tomorrow) return waits('future_date');
  const batch = entry.amountMinor < 0n && !entry.isReversal ? judgeBatch(entry, ongoing) : undefined;
  if (batch) return batch;
  if (entry.splitProblem) return waits(entry.splitProblem);
  if (entry.parts.some(({ amountMinor }) => amountMinor === undefined))
    return waits('details_without_amounts');
  const judgePart = (part: EntryPart): JudgedPart => ({
    amountMinor: part.amountMinor ?? 0n,
    remittance: part.remittance,
    effect:
      entry.amountMinor < 0n ? judgeOutgoing(entry, part, ongoing) : judgeIncoming(entry, part, ongoing),
  });
  return mapGivingWay(entry.parts, judgePart, afterStep);
}

const REMITTANCE_MAX = 1_000;

function asWhole({ amountMinor, parts }: BankEntry, effect: Effect): readonly JudgedPart[] {
  const texts: string[] = [];
  let length = 0;
  for (const { remittance } of parts) {
    if (remittance !== '') texts.push(remittance);
    length += remittance.length;
    // There may be ten thousand: what will be cut off is not put together first.
    if (length > REMITTANCE_MAX) break;
  }
  return [{ amountMinor, remittance: clipped(texts.join(' · '), REMITTANCE_MAX), effect }];
}

/**
 * One debit for several withdrawals. Its details name each of them, or it names our batch and is all that is open of it; either way
 * they are together what was booked, to the cent. Undefined where it is no such debit.
 */
function judgeBatch(entry: BankEntry, ongoing: Ongoing): readonly JudgedPart[] | undefined {
  const named = entry.parts.map(({ endToEndId }) => ongoing.withdrawal(endToEndId));
  const isToldApart =
    entry.splitProblem === undefined && entry.parts.every(({ amountMinor }) => amountMinor !== undefined);
  if (isToldApart && named.some((one) => one !== undefined)) return undefined;
  const [batchName, ...otherNames] = entry.batchNames;
  const candidates = [
    named.flatMap((one) => (one?.state === 'sent' ? [one] : [])),
    batchName !== undefined && otherNames.length === 0 ? ongoing.openIn(batchName) : [],
  ];
  const paid = candidates.find(
    (those, at) => isWhole(those, entry) && (at > 0 || those.length === named.length),
  );
  return paid?.map((one) => {
    ongoing.move(one, 'paid');
    return {
      amountMinor: -one.row.amount,
      remittance: one.row.reference,
      effect: { does: 'capture', withdrawal: one.row },
    };
  });
}

function isWhole(those: readonly KnownWithdrawal[], { amountMinor, currency }: BankEntry): boolean {
  return (
    those.length > 0 &&
    new Set(those.map(({ row }) => row.id)).size === those.length &&
    those.every(({ row }) => row.asset === currency) &&
    those.reduce((sum, { row }) => sum + row.amount, 0n) === -amountMinor
  );
}

/** Money has left our account at the bank: a withdrawal is paid, or something else happened that a person has to look at. */
function judgeOutgoing(entry: BankEntry, part: EntryPart, ongoing: Ongoing): Effect {
  if (entry.isReversal) return { does: 'unexplained', reason: 'reversal' };
  const decisionId = ongoing.confirm(part, entry.currency);
  if (decisionId !== undefined) return { does: 'confirm', decisionId };
  if (part.returnReason !== undefined) return { does: 'unexplained', reason: 'reversal' };
  const one = ongoing.withdrawal(part.endToEndId);
  if (!one)
    return { does: 'unexplained', reason: entry.batchNames.length > 0 ? 'batch_differs' : 'nothing_of_ours' };
  if (one.row.asset !== entry.currency || one.row.amount !== -(part.amountMinor ?? 0n))
    return { does: 'unexplained', reason: 'withdrawal_differs' };
  if (one.state === 'sent') {
    ongoing.move(one, 'paid');
    return { does: 'capture', withdrawal: one.row };
  }
  if (one.state === 'ahead') {
    ongoing.move(one, 'returned');
    return { does: 'settle', withdrawal: one.row };
  }
  return {
    does: 'unexplained',
    reason: one.state === 'waiting' ? 'withdrawal_not_sent' : 'withdrawal_ended',
  };
}

/** Money has come: a withdrawal back, a deposit of someone we know by the reference, or of someone we do not know. */
function judgeIncoming(entry: BankEntry, part: EntryPart, ongoing: Ongoing): Effect {
  const one = ongoing.withdrawal(part.endToEndId);
  if (one) return judgeReturn(entry, part, { one, ongoing });
  // What comes back is never a deposit, whatever is written on it.
  if (part.returnReason !== undefined) return { does: 'suspense', reason: 'return_differs' };
  if (entry.isReversal) return { does: 'suspense', reason: 'reversal' };
  const owners = new Set(
    part.depositReferences.flatMap((reference) => {
      const userId = ongoing.known.depositors.get(reference);
      return userId === undefined ? [] : [userId];
    }),
  );
  const [userId] = owners;
  // Two references of two people in one text say nothing.
  if (userId === undefined || owners.size > 1)
    return { does: 'suspense', reason: owners.size > 1 ? 'two_owners' : 'no_owner' };
  return { does: 'deposit', userId };
}

/** A credit that names a withdrawal is its return only in its currency and amount, and after its payment or with the bank's reason. */
function judgeReturn(
  entry: BankEntry,
  part: EntryPart,
  { one, ongoing }: { readonly one: KnownWithdrawal; readonly ongoing: Ongoing },
): Effect {
  const { row, state } = one;
  const said = part.returnReason ?? clipped(part.remittance, NOTE_MAX_LENGTH);
  if (row.asset !== entry.currency || row.amount !== part.amountMinor)
    return { does: 'suspense', reason: 'return_differs' };
  if (state === 'paid') {
    ongoing.move(one, 'returned');
    return { does: 'reverse', withdrawal: row, said };
  }
  if (state === 'sent' && part.returnReason !== undefined) {
    ongoing.move(one, 'ahead');
    return { does: 'return_ahead', withdrawal: row, said };
  }
  return { does: 'suspense', reason: 'return_differs' };
}
