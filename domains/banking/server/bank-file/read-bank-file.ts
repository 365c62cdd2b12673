import { piecesAside } from '@egcr/server-kit/aside/parse-aside';
import type { BeforeWork } from '@egcr/server-kit/domain';
import { countingSteps, mapGivingWay, type AfterStep } from '@egcr/server-kit/give-way';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf } from '@egcr/server-kit/work';

import { tidyAccount } from '../../contract/bank-details.ts';
import {
  BANK_FILE_ENTRIES_MAX,
  BANK_FILE_PAYMENTS_MAX,
  BANK_FILE_REFERENCES_MAX,
  BANK_FILE_STATEMENTS_MAX,
} from '../../contract/limits.ts';
import { railRefusals } from '../../contract/refusals.ts';
import type { BankingParts } from '../parts.ts';
import { bankOf } from '../rails/deposit-details.ts';
import { keyedContent } from '../rails/sealed-entries.ts';
import { BANK_AMOUNT_MAX } from './camt-amount.ts';
import type { ParsedFile } from './parse-camt.ts';
import { joinPieces, type BankFilePiece } from './pieces.ts';
import { beyondBoundCodes, type BankMessage, type MessageProblem } from './read-camt.ts';

/** A file of the bank, read: messages about our own account, every entry and balance of which can be read. */
export interface BelievedFile {
  readonly account: string;
  /** Of the whole text. */
  readonly sha256: string;
  /** Their entries are known by keyed hashes. */
  readonly messages: readonly BankMessage[];
}

const readAside = piecesAside<BankFilePiece, ParsedFile | undefined>(
  new URL('parse-camt.ts', import.meta.url),
);

/**
 * Reads a file of the bank before the transaction begins, and asks the database nothing. Refuses bank_not_configured, overloaded,
 * file_too_costly, bank_file_unreadable or bank_file_too_long, bank_account_foreign, in that order.
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
  const { pieces, result } = await readAside(text, personOf(before).userId);
  if (!result) throw unreadable('not_a_bank_message');
  if (result.problem) throw refusalFor(result.problem);
  const afterStep = countingSteps();
  const messages = await joinPieces(pieces, afterStep);
  const moved = messages
    .flatMap(({ entries }) => entries)
    .reduce((sum, { amountMinor }) => sum + (amountMinor < 0n ? -amountMinor : amountMinor), 0n);
  if (moved > BANK_AMOUNT_MAX) throw unreadable('too_much_money');
  if (messages.some((message) => message.account !== account))
    throw new Refusal(railRefusals.bank_account_foreign, { field: 'content' });
  const keyed = await mapGivingWay(messages, (message) => withKeyedContents(before, message, afterStep));
  return { account, sha256: result.sha256, messages: keyed };
}

async function withKeyedContents(
  { cipher }: Pick<BeforeWork, 'cipher'>,
  message: BankMessage,
  afterStep: AfterStep,
): Promise<BankMessage> {
  const keyed = (entry: BankMessage['entries'][number]) => ({
    ...entry,
    content: keyedContent(cipher, entry.content),
  });
  return { ...message, entries: await mapGivingWay(message.entries, keyed, afterStep) };
}

function refusalFor({ code, place }: MessageProblem): Refusal {
  if (!beyondBoundCodes.some((each) => each === code))
    return unreadable(`${place === undefined ? '' : `entry ${place}: `}${code}`);
  return new Refusal(railRefusals.bank_file_too_long, {
    field: 'content',
    members: {
      reason: code,
      statements_max: BANK_FILE_STATEMENTS_MAX,
      entries_max: BANK_FILE_ENTRIES_MAX,
      payments_max: BANK_FILE_PAYMENTS_MAX,
      references_max: BANK_FILE_REFERENCES_MAX,
    },
  });
}

function unreadable(reason: string): Refusal {
  return new Refusal(railRefusals.bank_file_unreadable, { field: 'content', members: { reason } });
}
