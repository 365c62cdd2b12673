import { type AssetCode, assetOf } from '@egcr/ledger/contract';

import { tidyAccount } from '../../contract/bank-details.ts';
import {
  BANK_FILE_ENTRIES_MAX,
  BANK_FILE_PAYMENTS_MAX,
  BANK_FILE_REFERENCES_MAX,
  BANK_FILE_STATEMENTS_MAX,
} from '../../contract/limits.ts';
import { nodesAt, readXml, textAt, type XmlNode } from '../rails/read-xml.ts';
import { readAmount, readSigned } from './camt-amount.ts';
import { readEntry, type BankEntry } from './camt-entry.ts';

/** A file that holds too much, and of what. */
export const beyondBoundCodes = [
  'too_many_statements',
  'too_many_entries',
  'too_many_payments',
  'too_many_references',
] as const;
type BeyondBound = (typeof beyondBoundCodes)[number];

/** What stands in the way of reading a message: the place of the entry, where it is one, and why. */
export interface MessageProblem {
  readonly place?: number;
  readonly code: string;
}

export interface BankMessage {
  /** A statement (camt.053) proves its balances; a notification (camt.054) has none. */
  readonly kind: 'statement' | 'notification';
  /** Whose entries they are: IBAN or other number, without spaces and in capitals. */
  readonly account: string;
  /** The account's currency. */
  readonly asset: AssetCode;
  /** The bank's own name and number for the message. */
  readonly name: string;
  readonly sequence: string;
  /** What was on the account before and after; undefined in a notification. */
  readonly balances: { readonly openingMinor: bigint; readonly closingMinor: bigint } | undefined;
  /** What is booked, in the order of the message. */
  readonly entries: readonly BankEntry[];
}

export interface ReadBankFile {
  readonly messages: readonly BankMessage[];
  /** Where there is one, nothing of the file can be believed. */
  readonly problems: readonly MessageProblem[];
}

/** Reads camt.053 statements and camt.054 notifications of any version. Undefined where the text is none of them. */
export function readCamt(text: string): ReadBankFile | undefined {
  const document = readXml(text);
  if (!document) return undefined;
  const found = [
    ...nodesAt(document, 'Document', 'BkToCstmrStmt', 'Stmt').map((node) => ({
      kind: 'statement' as const,
      node,
    })),
    ...nodesAt(document, 'Document', 'BkToCstmrDbtCdtNtfctn', 'Ntfctn').map((node) => ({
      kind: 'notification' as const,
      node,
    })),
  ];
  if (found.length === 0) return undefined;
  const tooMany = beyondBounds(found.map(({ node }) => node));
  if (tooMany !== undefined) return { messages: [], problems: [{ code: tooMany }] };
  const read = found.map(({ kind, node }) => readMessage(kind, node));
  const messages = read.flatMap(({ message }) => (message ? [message] : []));
  if (namesTooMany(messages)) return { messages: [], problems: [{ code: 'too_many_references' }] };
  return { messages, problems: read.flatMap(({ problems }) => problems) };
}

/** Which bound a file is beyond: all of it is planned, and booked in one transaction. */
function beyondBounds(messages: readonly XmlNode[]): BeyondBound | undefined {
  const countOf = (...path: readonly string[]) =>
    messages.reduce((sum, node) => sum + nodesAt(node, ...path).length, 0);
  if (messages.length > BANK_FILE_STATEMENTS_MAX) return 'too_many_statements';
  if (countOf('Ntry') > BANK_FILE_ENTRIES_MAX) return 'too_many_entries';
  return countOf('Ntry', 'NtryDtls', 'TxDtls') > BANK_FILE_PAYMENTS_MAX ? 'too_many_payments' : undefined;
}

/** Each different reference in a remittance is looked up: a file has about one for each payment. */
function namesTooMany(messages: readonly BankMessage[]): boolean {
  const named = new Set<string>();
  for (const { parts } of messages.flatMap(({ entries }) => entries)) {
    for (const reference of parts.flatMap(({ depositReferences }) => depositReferences)) named.add(reference);
    if (named.size > BANK_FILE_REFERENCES_MAX) return true;
  }
  return false;
}

interface ReadMessage {
  readonly message?: BankMessage;
  readonly problems: readonly MessageProblem[];
}

function readMessage(kind: BankMessage['kind'], node: XmlNode): ReadMessage {
  const asset = currencyOf(node);
  if (typeof asset === 'string') return { problems: [{ code: asset }] };
  const account = accountOf(node);
  if (account === undefined) return { problems: [{ code: 'account_missing' }] };
  const balances = kind === 'statement' ? balancesOf(node, asset.code) : undefined;
  if (typeof balances === 'string') return { problems: [{ code: balances }] };
  const read = nodesAt(node, 'Ntry').flatMap((entry, at) =>
    isBooked(entry) ? [readEntry(entry, { place: at + 1, asset: asset.code })] : [],
  );
  const problems = read.filter((one) => 'code' in one);
  if (problems.length > 0) return { problems };
  return {
    problems,
    message: {
      kind,
      account,
      asset: asset.code,
      name: textAt(node, 'Id') ?? '',
      sequence: textAt(node, 'ElctrncSeqNb') ?? textAt(node, 'LglSeqNb') ?? '',
      balances,
      entries: read.filter((one) => 'parts' in one),
    },
  };
}

/** What is only announced comes again once it is booked, and is no part of the balances. */
function isBooked(entry: XmlNode): boolean {
  const status = textAt(entry, 'Sts', 'Cd') ?? textAt(entry, 'Sts');
  return status === undefined || status === 'BOOK';
}

/** The one account the message is about, as its IBAN or another number; undefined where it names none, or more than one. */
function accountOf(node: XmlNode): string | undefined {
  const ids = [...nodesAt(node, 'Acct', 'Id', 'IBAN'), ...nodesAt(node, 'Acct', 'Id', 'Othr', 'Id')].map(
    (id) => tidyAccount(textAt(id) ?? ''),
  );
  const [first = ''] = ids;
  return first !== '' && ids.every((id) => id === first) && nodesAt(node, 'Acct').length === 1
    ? first
    : undefined;
}

/** The currency of account and balances; a notification that names none is in that of its first entry. */
function currencyOf(node: XmlNode) {
  const named = [
    ...nodesAt(node, 'Acct', 'Ccy').map((currency) => textAt(currency)),
    ...nodesAt(node, 'Bal', 'Amt').map((amount) => amount['@Ccy']),
  ];
  const [first = nodesAt(node, 'Ntry', 'Amt')[0]?.['@Ccy']] = named;
  if (named.some((currency) => currency !== first)) return 'currencies_differ';
  return (typeof first === 'string' ? assetOf(first) : undefined) ?? 'unknown_currency';
}

/** The booked balances at both ends, or what is wrong with them. */
function balancesOf(node: XmlNode, asset: AssetCode): BankMessage['balances'] | string {
  const found = nodesAt(node, 'Bal').map((balance) => ({
    type: textAt(balance, 'Tp', 'CdOrPrtry', 'Cd') ?? '',
    minor: signedBalance(balance, asset),
  }));
  const at = (...types: readonly string[]) =>
    found.filter(({ type }) => types.includes(type)).map(({ minor }) => minor);
  const [opening, closing] = [at('OPBD', 'PRCD'), at('CLBD')];
  const [openingMinor, closingMinor] = [opening[0], closing[0]];
  if (opening.length === 0) return 'no_opening_balance';
  if (closing.length === 0) return 'no_closing_balance';
  if (openingMinor === undefined || closingMinor === undefined) return 'invalid_balance';
  const isOne =
    opening.every((minor) => minor === openingMinor) && closing.every((minor) => minor === closingMinor);
  return isOne ? { openingMinor, closingMinor } : 'invalid_balance';
}

function signedBalance(node: XmlNode, asset: AssetCode): bigint | undefined {
  const amount = readAmount(node);
  return amount?.currency === asset ? readSigned(node, amount.minor) : undefined;
}
