import { inLatin } from '@egcr/contract/latin-digits';
import { AMOUNT_MINOR_MAX, parseMinor, type Money, type WireMoney } from '@egcr/contract/money';
import { assetOf, type AssetCode } from '@egcr/ledger/contract';

import { isAddress } from './address.ts';
import { NOTE_MAX_LENGTH } from './limits.ts';

/** Control characters, line separators and invisible marks that change the direction or the look of what stands beside them. */
const UNSAFE = /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/u;

/** Text that can be stored and shown beside other people's text without disturbing it. */
export function isSafeText(text: string): boolean {
  return text.isWellFormed() && !UNSAFE.test(text);
}

/** Why a note is refused, undefined where it is fine. Length is counted in code points, after trimming. */
export function noteIssue(note: string): 'note_too_long' | 'note_characters' | undefined {
  if (!isSafeText(note)) return 'note_characters';
  return Array.from(note.trim()).length > NOTE_MAX_LENGTH ? 'note_too_long' : undefined;
}

/** Whole minor units above zero and within what one transfer may carry, as a decimal string without sign or leading zeros. */
export function isAmountToMove(value: string): boolean {
  const amount = parseMinor(value);
  return amount !== undefined && amount > 0n;
}

/** Money off the wire; undefined where the code, the scale or the value is not ours. */
export function readMoney(wire: WireMoney): Money<AssetCode> | undefined {
  const asset = assetOf(wire.assetCode);
  const amountMinor = parseMinor(wire.value);
  if (asset === undefined || amountMinor === undefined || asset.scale !== wire.assetScale) return undefined;
  return { amountMinor, asset: asset.code };
}

/** Money as it travels. */
export function toWire(money: Money<AssetCode>): WireMoney {
  return {
    value: money.amountMinor.toString(),
    assetCode: money.asset,
    assetScale: assetOf(money.asset)?.scale ?? 0,
  };
}

/** Minor units of a whole number of major units; what would not fit is the largest amount. */
export function wholeMajor(asset: AssetCode, major: bigint): bigint {
  const amount = major * 10n ** BigInt(assetOf(asset)?.scale ?? 0);
  return amount > AMOUNT_MINOR_MAX ? AMOUNT_MINOR_MAX : amount;
}

/** Ways of naming the one who gets the money; exactly one is present. */
export type RecipientName =
  | { readonly username: string }
  | { readonly email: string }
  | { readonly phone: string }
  | { readonly address: string };

/** Reads what a person typed as one of the ways to name someone. Phone numbers need their + and country code. */
export function readRecipient(typed: string): RecipientName {
  const text = inLatin(typed).trim();
  if (isAddress(text)) return { address: text.toLowerCase() };
  if (/^\+[\d\s().-]+$/.test(text)) return { phone: `+${text.replace(/\D/g, '')}` };
  if (/^[^@\s]+@[^@\s]+$/.test(text)) return { email: text };
  return { username: text.replace(/^@/, '').toLowerCase() };
}

const READABLE = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A transfer's reference as people read it aloud: the 60 last bits of its id, `7K2M-9QX4-TB0R`. */
export function referenceOf(transferId: string): string {
  let bits = BigInt(`0x${transferId.replaceAll('-', '').slice(-15)}`);
  let text = '';
  for (let at = 0; at < 12; at += 1) {
    text = `${READABLE[Number(bits % 32n)] ?? ''}${at > 0 && at % 4 === 0 ? '-' : ''}${text}`;
    bits /= 32n;
  }
  return text;
}
