import { createHash } from 'node:crypto';

import type { AssetCode } from '@egcr/ledger/contract';

import { nodesAt, textAt, type XmlNode } from '../rails/read-xml.ts';
import { readAmount, readSigned, type ReadAmount } from './camt-amount.ts';
import { depositReferencesIn } from './known.ts';
import type { MessageProblem } from './read-camt.ts';

/** One payment of an entry. */
export interface EntryPart {
  /** Signed as the entry; undefined where the message does not say how much of it this one is. */
  readonly amountMinor: bigint | undefined;
  readonly endToEndId: string | undefined;
  readonly remittance: string;
  /** Every text in the remittance that may be a person's: found where the file is read, not where others wait. */
  readonly depositReferences: readonly string[];
  /** Why a payment came back, in the bank's code. */
  readonly returnReason: string | undefined;
}

/** One booked entry of a bank's message. */
export interface BankEntry {
  readonly place: number;
  /** What it is known by. Two that are alike in everything have the same: the place among them tells them apart. */
  readonly content: string;
  /** Whether the bank has given it a name: then it is the same wherever it comes again. */
  readonly isNamed: boolean;
  /** In the account's currency, unless `isForeign`. */
  readonly currency: string;
  readonly scale: number;
  readonly isForeign: boolean;
  /** Signed: below zero where money left the account. */
  readonly amountMinor: bigint;
  readonly bookedOn: string | undefined;
  /** The bank takes back an earlier entry of its own. */
  readonly isReversal: boolean;
  /** Names of our own batches that the entry mentions. */
  readonly batchNames: readonly string[];
  /** At least one. */
  readonly parts: readonly EntryPart[];
  /** Why the parts cannot be told apart: then only the entry as a whole counts. */
  readonly splitProblem: 'details_differ' | 'detail_currency' | 'detail_direction' | undefined;
}

/** What banks write where they have nothing to write. */
const NO_REFERENCE = new Set(['', 'NONREF', 'NOREF', 'NOTPROVIDED', 'NOTAVAILABLE', 'UNKNOWN']);

const REMITTANCE_MAX = 1_000;

/** Reads an entry, or answers why the whole message cannot be believed: an entry without an amount proves no balance. */
export function readEntry(
  node: XmlNode,
  { place, asset }: { readonly place: number; readonly asset: AssetCode },
): BankEntry | (MessageProblem & { readonly code: string }) {
  const amount = readAmount(node);
  if (!amount) return { place, code: 'invalid_amount' };
  const amountMinor = readSigned(node, amount.minor);
  if (amountMinor === undefined) return { place, code: 'no_direction' };
  const transactions = nodesAt(node, 'NtryDtls', 'TxDtls');
  const isOne = transactions.length <= 1;
  const details = transactions.length === 0 ? [{}] : transactions;
  const read = details.map((detail) => readDetail(detail, { amount, amountMinor }));
  const parts = read.map(({ part }) => part);
  const [only] = parts;
  const extra = isOne ? textAt(node, 'AddtlNtryInf') : undefined;
  const told =
    isOne && only
      ? [
          {
            ...only,
            amountMinor: only.amountMinor ?? amountMinor,
            remittance: joined(only.remittance, extra),
          },
        ]
      : parts;
  const bookedOn = (textAt(node, 'BookgDt', 'Dt') ?? textAt(node, 'BookgDt', 'DtTm'))?.slice(0, 10);
  const shared = {
    place,
    currency: amount.currency,
    scale: amount.scale,
    isForeign: amount.currency !== asset,
    amountMinor,
    bookedOn,
    isReversal: textAt(node, 'RvslInd')?.toLowerCase() === 'true' || textAt(node, 'RvslInd') === '1',
    batchNames: batchNamesOf(node),
    parts: told.map((part) => ({ ...part, depositReferences: depositReferencesIn(part.remittance) })),
    splitProblem:
      read.find(({ problem }) => problem)?.problem ??
      (isCountRight(node, transactions.length) ? sumProblem(parts, amountMinor) : 'details_differ'),
  };
  return { ...shared, ...namesOf(node, shared) };
}

/** A payment as its detail alone tells it. */
type ToldPart = Omit<EntryPart, 'depositReferences'>;

interface ReadDetail {
  readonly part: ToldPart;
  readonly problem?: BankEntry['splitProblem'];
}

function readDetail(
  detail: XmlNode,
  entry: { readonly amount: ReadAmount; readonly amountMinor: bigint },
): ReadDetail {
  const booked = bookedAmountOf(detail, entry.amount.currency);
  const direction = textAt(detail, 'CdtDbtInd');
  const sign = entry.amountMinor < 0n ? -1n : 1n;
  const remittance = joined(
    ...nodesAt(detail, 'RmtInf', 'Ustrd').map((text) => textAt(text)),
    ...nodesAt(detail, 'RmtInf', 'Strd', 'CdtrRefInf', 'Ref').map((text) => textAt(text)),
    textAt(detail, 'AddtlTxInf'),
  );
  const part = {
    amountMinor: booked === undefined || booked === 'foreign' ? undefined : booked * sign,
    endToEndId: known(textAt(detail, 'Refs', 'EndToEndId')),
    remittance,
    returnReason:
      textAt(detail, 'RtrInf', 'Rsn', 'Cd') ??
      textAt(detail, 'RtrInf', 'Rsn', 'Prtry') ??
      returnWithoutCode(detail),
  };
  if (direction !== undefined && direction !== (sign > 0n ? 'CRDT' : 'DBIT'))
    return { part, problem: 'detail_direction' };
  if (booked === 0n) return { part, problem: 'details_differ' };
  return { part };
}

/** A return is one, whether or not the bank says why. */
function returnWithoutCode(detail: XmlNode): string | undefined {
  return nodesAt(detail, 'RtrInf').length > 0 ? 'NARR' : undefined;
}

/**
 * How much of the entry a detail is, in the entry's currency: its own amount, else that of the transaction. What was ordered in another
 * currency says nothing of what was booked.
 */
function bookedAmountOf(detail: XmlNode, currency: string): bigint | 'foreign' | undefined {
  const places = [detail, ...nodesAt(detail, 'AmtDtls', 'TxAmt')].filter(
    (place) => nodesAt(place, 'Amt').length > 0,
  );
  const amounts = places.map((place) => readAmount(place));
  const own = amounts.find((amount) => amount?.currency === currency);
  return own ? own.minor : places.length > 0 ? 'foreign' : undefined;
}

/** Every detail says how much, and together they are the entry; or none says it, which may be enough for what we know ourselves. */
function sumProblem(parts: readonly ToldPart[], amountMinor: bigint): BankEntry['splitProblem'] {
  const amounts = parts.flatMap((part) => (part.amountMinor === undefined ? [] : [part.amountMinor]));
  if (amounts.length === 0) return undefined;
  if (amounts.length < parts.length) return 'detail_currency';
  return amounts.reduce((sum, amount) => sum + amount, 0n) === amountMinor ? undefined : 'details_differ';
}

/** Where the bank says how many payments an entry holds, no more and no fewer are told. */
function isCountRight(node: XmlNode, told: number): boolean {
  const counts = nodesAt(node, 'NtryDtls', 'Btch', 'NbOfTxs').map((count) => Number(textAt(count)));
  return counts.length === 0 || counts.reduce((sum, count) => sum + count, 0) === Math.max(told, 1);
}

function batchNamesOf(node: XmlNode): string[] {
  const names = [
    ...nodesAt(node, 'NtryDtls', 'Btch', 'PmtInfId'),
    ...nodesAt(node, 'NtryDtls', 'Btch', 'MsgId'),
    ...nodesAt(node, 'NtryDtls', 'TxDtls', 'Refs', 'PmtInfId'),
    ...nodesAt(node, 'NtryDtls', 'TxDtls', 'Refs', 'MsgId'),
  ].map((name) => (textAt(name) ?? '').toLowerCase().replace(/[^a-z0-9]/g, ''));
  return [...new Set(names)].filter((name) => /^[0-9a-f]{32}$/.test(name));
}

/** What an entry is known by: the bank's reference where it gives one, else all that it says of the entry. */
function namesOf(
  node: XmlNode,
  {
    amountMinor,
    currency,
    bookedOn,
    parts,
  }: Pick<BankEntry, 'amountMinor' | 'currency' | 'bookedOn' | 'parts'>,
): Pick<BankEntry, 'content' | 'isNamed'> {
  const [first] = nodesAt(node, 'NtryDtls', 'TxDtls');
  const own = textAt(node, 'AcctSvcrRef') ?? textAt(first ?? {}, 'Refs', 'AcctSvcrRef');
  const name = known(own);
  const said =
    name === undefined
      ? [
          bookedOn,
          textAt(node, 'ValDt', 'Dt'),
          ...parts.flatMap((part) => [part.amountMinor, part.endToEndId, part.remittance]),
        ]
      : [name];
  const hash = createHash('sha256')
    .update(
      JSON.stringify([
        currency,
        String(amountMinor),
        ...said.map((part) => (part === undefined ? null : String(part))),
      ]),
    )
    .digest('hex')
    .slice(0, 32);
  const content = `${(name ?? bookedOn ?? '').slice(0, 80)}|${hash}`;
  return { content, isNamed: name !== undefined };
}

function known(reference: string | undefined): string | undefined {
  return reference === undefined ||
    NO_REFERENCE.has(reference.toUpperCase().replace(/[^A-Z]/g, '') || reference)
    ? undefined
    : reference;
}

function joined(...parts: readonly (string | undefined)[]): string {
  return parts
    .filter((part) => part !== undefined && part !== '')
    .join(' ')
    .slice(0, REMITTANCE_MAX);
}
