import { parserAside } from '@egcr/server-kit/aside/parse-aside';
import type { BeforeWork } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf } from '@egcr/server-kit/work';

import { tidyAccount } from '../../contract/bank-details.ts';
import { railRefusals } from '../../contract/refusals.ts';
import type { BankingParts } from '../parts.ts';
import { bankOf } from '../rails/deposit-details.ts';
import { keyedContent } from '../rails/sealed-entries.ts';
import { BANK_AMOUNT_MAX } from './camt-amount.ts';
import type { parse } from './parse-camt.ts';
import type { BankMessage } from './read-camt.ts';

/** A file of the bank, read: messages about our own account, every entry and balance of which can be read. */
export interface BelievedFile {
  readonly account: string;
  readonly text: string;
  /** Their entries are known by keyed hashes. */
  readonly messages: readonly BankMessage[];
}

const readAside = parserAside<typeof parse>(new URL('parse-camt.ts', import.meta.url));

/**
 * Reads a file of the bank before the transaction begins, and asks the database nothing. Refuses bank_not_configured, overloaded,
 * file_too_costly, bank_file_unreadable, bank_account_foreign, in that order.
 */
export async function readBankFile(
  { settings }: Pick<BankingParts, 'settings'>,
  before: Pick<BeforeWork, 'cipher' | 'actor'>,
  text: string,
): Promise<BelievedFile> {
  const bank = bankOf(settings);
  if (!bank) throw new Refusal(railRefusals.bank_not_configured);
  const account = tidyAccount(bank.iban);
  // Counted for the person of the staff: one of them does not fill the queue of all.
  const read = await readAside(text, personOf(before).userId);
  if (!read) throw unreadable('not_a_bank_message');
  const [problem] = read.problems;
  if (problem)
    throw unreadable(`${problem.place === undefined ? '' : `entry ${problem.place}: `}${problem.code}`);
  const moved = read.messages
    .flatMap(({ entries }) => entries)
    .reduce((sum, { amountMinor }) => sum + (amountMinor < 0n ? -amountMinor : amountMinor), 0n);
  if (moved > BANK_AMOUNT_MAX) throw unreadable('too_much_money');
  if (read.messages.some((message) => message.account !== account))
    throw new Refusal(railRefusals.bank_account_foreign, { field: 'content' });
  return { account, text, messages: read.messages.map((message) => withKeyedContents(before, message)) };
}

function withKeyedContents({ cipher }: Pick<BeforeWork, 'cipher'>, message: BankMessage): BankMessage {
  const entries = message.entries.map((entry) => ({
    ...entry,
    content: keyedContent(cipher, entry.content),
  }));
  return { ...message, entries };
}

function unreadable(reason: string): Refusal {
  return new Refusal(railRefusals.bank_file_unreadable, { field: 'content', members: { reason } });
}
