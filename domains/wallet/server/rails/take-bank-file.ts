import type { ReplyOf } from '@egcr/contract/endpoint';
import type { CallInput } from '@egcr/server-kit/domain';
import { invariant, Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import { NOTE_MAX_LENGTH } from '../../contract/limits.ts';
import type { takeBankFileCall } from '../../contract/rails/endpoints.ts';
import { railRefusals } from '../../contract/rails/refusals.ts';
import { toWire } from '../../contract/rules.ts';
import type { WantedAccount } from '../ledger/ledger.ts';
import type { WalletParts } from '../parts.ts';
import { bankAccount, purseOf } from '../purses.ts';
import { keepEntry, waitForOtherFiles, wasTaken, type TakenEntry } from './batch-store.ts';
import { postSteps } from './post-steps.ts';
import { readCamt, type BankEntry } from './read-camt.ts';
import { findDepositor, lockWithdrawalBy, moveWithdrawal, type WithdrawalRow } from './store.ts';
import { isSentBack } from './suspense-store.ts';
import { tellDeposit, tellEnd } from './tell-end.ts';

type Taken = ReplyOf<typeof takeBankFileCall>['entries'][number];
type Found = Pick<TakenEntry, 'outcome' | 'withdrawalId' | 'userId'>;

/**
 * Takes in a message of the bank, all or nothing. Each entry counts once, however often it is sent. Money always goes through a clearing
 * account, which is at zero again after each entry. Refuses bank_file_unreadable, also where a single entry cannot be read.
 */
export async function takeBankFile(
  parts: WalletParts,
  work: Work,
  { body }: CallInput<typeof takeBankFileCall>,
): Promise<ReplyOf<typeof takeBankFileCall>> {
  const messages = readCamt(body.content);
  if (!messages) throw unreadable('not_a_bank_message');
  const [problem] = messages.flatMap(({ problems }) => problems);
  if (problem) throw unreadable(`entry ${problem.place}: ${problem.code}`);
  await waitForOtherFiles(work.db);
  const entries: Taken[] = [];
  for (const { account, entries: found } of messages) {
    for (const entry of found) entries.push(await takeEntry(parts, work, account, entry));
  }
  return { entries };
}

function unreadable(reason: string): Refusal {
  return new Refusal(railRefusals.bank_file_unreadable, { field: 'content', members: { reason } });
}

async function takeEntry(parts: WalletParts, work: Work, account: string, entry: BankEntry): Promise<Taken> {
  const { key, asset, amountMinor, remittance } = entry;
  const shown = {
    entry: key,
    amount: toWire({ amountMinor: amountMinor < 0n ? -amountMinor : amountMinor, asset }),
    direction: amountMinor < 0n ? 'out' : 'in',
  } as const;
  if (await wasTaken(work.db, account, key)) return { ...shown, outcome: 'duplicate' };
  const found =
    amountMinor < 0n ? await takeOutgoing(parts, work, entry) : await takeIncoming(parts, work, entry);
  await keepEntry(work.db, {
    id: work.newId(),
    account,
    entry: key,
    asset,
    amount: amountMinor,
    remittance,
    ...found,
    takenBy: personOf(work).userId,
    at: work.now,
  });
  return { ...shown, outcome: found.outcome };
}

/** Money has left our account at the bank: a withdrawal is paid, or something else happened that a person has to look at. */
async function takeOutgoing(parts: WalletParts, work: Work, entry: BankEntry): Promise<Found> {
  // What was sent back has left the books when it was decided.
  if (await isSentBack(work.db, referenceIn(entry), entry)) return { ...nothingOfOurs, outcome: 'returned' };
  const row = await withdrawalOf(work, entry);
  if (row?.state !== 'sent' || row.amount !== -entry.amountMinor) return nothingOfOurs;
  const id = work.newId();
  const person = purseOf(row.user_id, entry.asset);
  const clearing = bankAccount('bank_clearing_out', entry.asset);
  const isPosted = await postSteps(
    parts,
    work,
    [
      { id, from: person, to: clearing, amountMinor: row.amount, kind: 'withdrawal', holdId: row.id },
      {
        id: work.newId(),
        from: clearing,
        to: bankAccount('bank', entry.asset),
        amountMinor: row.amount,
        kind: 'bank_settlement',
      },
    ],
    entry.asset,
  );
  if (!isPosted) return nothingOfOurs;
  await moveWithdrawal(work.db, row.id, { state: 'paid', at: work.now, transferId: id });
  await tellEnd(work, row, 'paid');
  return { outcome: 'paid', withdrawalId: row.id, userId: row.user_id };
}

/** Money has come: a withdrawal back, a deposit of somebody we know by the reference, or of somebody we do not know. */
async function takeIncoming(parts: WalletParts, work: Work, entry: BankEntry): Promise<Found> {
  const row = await withdrawalOf(work, entry);
  if (row && row.amount === entry.amountMinor && (row.state === 'paid' || row.state === 'sent'))
    return takeBack(parts, work, entry, row);
  const words = entry.remittance.toUpperCase().split(/[^A-Z0-9]+/);
  const userId = await findDepositor(work.db, [...words, words.join('')]);
  const id = work.newId();
  const isCredited =
    userId !== undefined &&
    (await passIn(parts, work, entry, { id, to: purseOf(userId, entry.asset), kind: 'deposit' }));
  if (!isCredited) return toSuspense(parts, work, entry);
  await tellDeposit(work, { id, userId, asset: entry.asset, amountMinor: entry.amountMinor });
  return { outcome: 'credited', withdrawalId: null, userId };
}

/** What we cannot give to anybody waits until somebody has found out whose it is. */
async function toSuspense(parts: WalletParts, work: Work, entry: BankEntry): Promise<Found> {
  const to = bankAccount('bank_suspense', entry.asset);
  const isKept = await passIn(parts, work, entry, { id: work.newId(), to, kind: 'bank_suspense' });
  invariant(isKept, 'the account for what is nobody’s takes nothing');
  return { outcome: 'suspense', withdrawalId: null, userId: null };
}

function passIn(
  parts: WalletParts,
  work: Work,
  entry: BankEntry,
  { id, to, kind }: { readonly id: string; readonly to: WantedAccount; readonly kind: string },
): Promise<boolean> {
  const { amountMinor, asset } = entry;
  const clearing = bankAccount('bank_clearing_in', asset);
  const bank = bankAccount('bank', asset);
  return postSteps(
    parts,
    work,
    [
      { id: work.newId(), from: bank, to: clearing, amountMinor, kind: 'bank_settlement' },
      { id, from: clearing, to, amountMinor, kind },
    ],
    entry.asset,
  );
}

/** What had been paid is reversed; what was only sent was refused, and what was set aside is free again. */
async function takeBack(
  parts: WalletParts,
  work: Work,
  entry: BankEntry,
  row: WithdrawalRow,
): Promise<Found> {
  const reason = entry.returnReason ?? entry.remittance.slice(0, NOTE_MAX_LENGTH);
  if (row.state === 'sent') {
    // The bank announces a refusal without having moved money.
    await parts.ledger.releaseHold(work, row.id);
  } else {
    const { amountMinor } = entry;
    const clearing = bankAccount('bank_clearing_out', entry.asset);
    const isPosted = await postSteps(
      parts,
      work,
      [
        {
          id: work.newId(),
          from: bankAccount('bank', entry.asset),
          to: clearing,
          amountMinor,
          kind: 'bank_settlement',
        },
        {
          id: work.newId(),
          from: clearing,
          to: purseOf(row.user_id, entry.asset),
          amountMinor,
          kind: 'withdrawal_return',
          reverses: row.transfer_id ?? '',
        },
      ],
      entry.asset,
    );
    if (!isPosted) return toSuspense(parts, work, entry);
  }
  await moveWithdrawal(work.db, row.id, { state: 'returned', at: work.now, reason });
  await tellEnd(work, row, 'returned');
  return { outcome: 'returned', withdrawalId: row.id, userId: row.user_id };
}

const nothingOfOurs: Found = { outcome: 'unknown', withdrawalId: null, userId: null };

async function withdrawalOf(work: Work, entry: BankEntry): Promise<WithdrawalRow | undefined> {
  const reference = referenceIn(entry);
  return reference === '' ? undefined : lockWithdrawalBy(work.db, reference);
}

/** Our own reference as a bank gives it back; empty where there is none. */
function referenceIn({ endToEndId = '' }: BankEntry): string {
  return endToEndId.toUpperCase().replace(/[^A-Z0-9]/g, '');
}
