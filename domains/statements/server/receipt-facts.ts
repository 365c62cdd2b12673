import type { WireMoney } from '@egcr/contract/money';
import { assetOf } from '@egcr/ledger/contract';
import { invariant } from '@egcr/server-kit/refusal';
import type { ActivityEntry, Party } from '@egcr/wallet/contract';

import { amountText, descriptionOf, instantText } from './paper-formats.ts';
import type { StatementMessages } from './texts.ts';

/** Name and value, in the order in which they stand on the receipt. */
export type ReceiptFact = readonly [name: string, value: string];

/** What a receipt says of an entry, in the reader's words; `holder` is whose receipt it is. */
export function factsOf(
  say: StatementMessages,
  entry: ActivityEntry,
  holder: Party | undefined,
): readonly ReceiptFact[] {
  const amountMinor = BigInt(entry.amount.value) * (entry.direction === 'out' ? -1n : 1n);
  const at = new Date(entry.created_at);
  const { kind, title, counterpart } = entry;
  const what = descriptionOf(say, { kind, title, counterpart: null, amountMinor });
  const [own, other] = [named(holder), counterpart ? named(counterpart) : what];
  const [from, to] = entry.direction === 'out' ? [own, other] : [other, own];
  return [
    [say.from, from],
    [say.to, to],
    ...(title !== undefined && counterpart ? ([[say.description, title]] as const) : []),
    [say.date, instantText(at, say.locale)],
    [say.state, say.posted],
    // A conversion's fee is part of its rate and stands on its own page.
    ...(kind === 'transfer' ? acrossFacts(say, entry.conversion) : []),
    ...(entry.note === null ? [] : ([[say.note, entry.note]] as const)),
    [say.reference, entry.reference],
    [say.number, entry.id],
  ];
}

/** Both amounts, rate and fee of a payment that changed currency on its way; no fee where it did not. */
function acrossFacts(
  say: StatementMessages,
  conversion: ActivityEntry['conversion'],
): readonly ReceiptFact[] {
  if (!conversion) return [[say.fee, say.noFee]];
  const { source, target, fee, rate } = conversion;
  return [
    [say.sent, moneyText(source, say.locale)],
    [say.arrived, moneyText(target, say.locale)],
    [say.rate, `1 ${source.assetCode} = ${rate} ${target.assetCode}`],
    [say.fee, moneyText(fee, say.locale)],
  ];
}

function moneyText({ value, assetCode }: WireMoney, locale: string): string {
  const asset = assetOf(assetCode);
  invariant(asset !== undefined, 'a transfer is in a currency that the contract does not know');
  return `${amountText(BigInt(value), asset, locale)} ${assetCode}`;
}

/** A person by name and username: two people may share the first, none the second. */
function named(party: Party | undefined): string {
  if (!party) return '';
  return party.username === '' ? party.name : `${party.name} (@${party.username})`;
}
