import { createHash } from 'node:crypto';

import { parseMajor } from '@egcr/contract/money';

import { assetOf, type AssetCode } from '../../contract/assets.ts';
import { nodesAt, readXml, textAt, type XmlNode } from './read-xml.ts';

/** One booked entry of a bank's message. */
export interface BankEntry {
  /** The bank's own name for it, else what makes it one of its kind. */
  readonly key: string;
  readonly asset: AssetCode;
  /** Signed: below zero where money left the account. */
  readonly amountMinor: bigint;
  readonly bookedOn: string | undefined;
  readonly endToEndId: string | undefined;
  readonly name: string | undefined;
  readonly remittance: string;
  /** Why a payment came back, in the bank's code. */
  readonly returnReason: string | undefined;
}

export interface BankMessage {
  /** Whose entries they are: IBAN or other number. */
  readonly account: string;
  readonly entries: readonly BankEntry[];
  /** Entries that could not be read: the place of each in the message, and why. */
  readonly problems: readonly { readonly place: number; readonly code: string }[];
}

const ENTRIES_MAX = 10_000;

/** A name of an entry or account in bytes: what is longer is known by its hash, since an index takes no more. */
const NAME_MAX_BYTES = 1_000;

/** Reads camt.053 statements and camt.054 notifications of any version. Undefined where the text is none of them. */
export function readCamt(text: string): readonly BankMessage[] | undefined {
  const document = readXml(text);
  if (!document) return undefined;
  const messages = [
    ...nodesAt(document, 'Document', 'BkToCstmrStmt', 'Stmt'),
    ...nodesAt(document, 'Document', 'BkToCstmrDbtCdtNtfctn', 'Ntfctn'),
  ];
  if (messages.length === 0) return undefined;
  return messages.map(toMessage);
}

function toMessage(message: XmlNode): BankMessage {
  const account = bounded(
    textAt(message, 'Acct', 'Id', 'IBAN') ?? textAt(message, 'Acct', 'Id', 'Othr', 'Id') ?? 'unnamed',
  );
  const entries: BankEntry[] = [];
  const problems: { place: number; code: string }[] = [];
  for (const [at, node] of nodesAt(message, 'Ntry').entries()) {
    if (at >= ENTRIES_MAX) {
      problems.push({ place: at + 1, code: 'too_many' });
      break;
    }
    // Announced, not booked: it comes again.
    const status = textAt(node, 'Sts', 'Cd') ?? textAt(node, 'Sts');
    if (status !== undefined && status !== 'BOOK') continue;
    const read = toEntry(node);
    if (typeof read === 'string') problems.push({ place: at + 1, code: read });
    else entries.push(read);
  }
  return { account, entries, problems };
}

/** The entry, or why it cannot be read. */
function toEntry(node: XmlNode): BankEntry | string {
  const [amount] = nodesAt(node, 'Amt');
  const asset = assetOf(plain(amount?.['@Ccy']));
  if (!asset) return 'unknown_currency';
  const read = parseMajor(
    plain(amount?.['#text'])
      .replace(/(\.\d*?)0+$/, '$1')
      .replace(/\.$/, ''),
    {
      scale: asset.scale,
    },
  );
  if (!('amountMinor' in read) || read.amountMinor === 0n) return 'invalid_amount';
  const indicator = textAt(node, 'CdtDbtInd');
  if (indicator !== 'CRDT' && indicator !== 'DBIT') return 'no_direction';
  const details = nodesAt(node, 'NtryDtls', 'TxDtls')[0] ?? {};
  const bookedOn = (textAt(node, 'BookgDt', 'Dt') ?? textAt(node, 'BookgDt', 'DtTm'))?.slice(0, 10);
  const endToEndId = textAt(details, 'Refs', 'EndToEndId');
  const remittance = nodesAt(details, 'RmtInf', 'Ustrd')
    .map((part) => textAt(part))
    .concat(textAt(details, 'RmtInf', 'Strd', 'CdtrRefInf', 'Ref'), textAt(node, 'AddtlNtryInf'))
    .filter((part) => part !== undefined)
    .join(' ');
  const side = indicator === 'CRDT' ? 'Dbtr' : 'Cdtr';
  const own = textAt(node, 'AcctSvcrRef') ?? textAt(details, 'Refs', 'AcctSvcrRef');
  return {
    key: bounded(
      own ??
        [textAt(node, 'NtryRef'), bookedOn, indicator, read.amountMinor, endToEndId, remittance].join('|'),
    ),
    asset: asset.code,
    amountMinor: indicator === 'CRDT' ? read.amountMinor : -read.amountMinor,
    bookedOn,
    endToEndId,
    name: textAt(details, 'RltdPties', side, 'Pty', 'Nm') ?? textAt(details, 'RltdPties', side, 'Nm'),
    remittance,
    returnReason: textAt(details, 'RtrInf', 'Rsn', 'Cd') ?? textAt(details, 'RtrInf', 'Rsn', 'Prtry'),
  };
}

function bounded(name: string): string {
  if (Buffer.byteLength(name) <= NAME_MAX_BYTES) return name;
  return `sha256:${createHash('sha256').update(name).digest('hex')}`;
}

function plain(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
