import { AMOUNT_MINOR_MAX, parseMajor } from '@egcr/contract/money';
import * as z from 'zod/mini';
import { assetOf, signsOf, type Asset, type AssetCode } from '@egcr/ledger/contract';

import { isSafeText, noteIssue, RECIPIENT_MAX_LENGTH } from '../../contract/index.ts';

/** Where it is not known yet what one has. */
export const AMOUNT_ANY = () => AMOUNT_MINOR_MAX;

export type DecimalMark = '.' | ',' | '٫';

/** What stands in the form, as typed. */
export interface SendValues {
  readonly to: string;
  readonly amount: string;
  readonly assetCode: string;
  readonly note: string;
  /** The currency it arrives in, where that is another; empty where it is the same. */
  readonly arrives?: string | undefined;
  /** What is to arrive, as typed; empty where the amount is typed that leaves. */
  readonly arrivesAmount?: string | undefined;
}

/** The currency that a payment arrives in, where that is another than it leaves in. */
export function arrivesIn({ assetCode, arrives = '' }: SendValues): AssetCode | undefined {
  return arrives === assetCode ? undefined : assetOf(arrives)?.code;
}

/** Which amount stands fast: what leaves, fee included, or what arrives. */
export function fixedSideOf(values: SendValues): 'source' | 'target' {
  return arrivesIn(values) !== undefined && (values.arrivesAmount ?? '').trim() !== '' ? 'target' : 'source';
}

/** The amount that was typed, in its currency. What is to arrive is judged without what one has: the quote says what it takes. */
export function typedAmount(values: SendValues): AmountValues {
  return fixedSideOf(values) === 'target'
    ? { amount: values.arrivesAmount ?? '', assetCode: arrivesIn(values) ?? values.assetCode }
    : values;
}

/** What the rules need to know besides what was typed. */
export interface SendFacts {
  readonly decimal: DecimalMark;
  /** What can be spent in that currency, in minor units. */
  readonly availableIn: (asset: AssetCode) => bigint;
}

/** What is wrong with an amount as typed; undefined where it can be sent. */
export function amountIssue({ amount, assetCode }: AmountValues, facts: SendFacts) {
  const asset = assetOf(assetCode);
  if (!asset) return 'unknown_currency';
  const read = readTyped(amount, asset, facts.decimal);
  if ('issue' in read) return `amount_${read.issue}` as const;
  if (read.amountMinor === 0n) return 'amount_zero';
  return read.amountMinor > facts.availableIn(asset.code) ? 'insufficient_funds' : undefined;
}

export const amountIssues = [
  'amount_required',
  'amount_not_a_number',
  'amount_negative',
  'amount_zero',
  'amount_too_many_decimals',
  'amount_too_large',
  'insufficient_funds',
] as const;

/** The form's rules: everything that can be known before the server is asked. */
export function sendSchema(facts: SendFacts) {
  return z
    .object({
      to: z
        .string()
        .check(
          z.trim(),
          z.minLength(1, 'to_required'),
          z.maxLength(RECIPIENT_MAX_LENGTH, 'to_too_long'),
          z.refine(isSafeText, 'to_characters'),
        ),
      amount: z.string(),
      assetCode: z.string().check(z.refine((code) => assetOf(code) !== undefined, 'unknown_currency')),
      note: z.string().check(
        z.refine((text) => noteIssue(text) !== 'note_characters', 'note_characters'),
        z.refine((text) => noteIssue(text) !== 'note_too_long', 'note_too_long'),
      ),
      arrives: z.optional(z.string()),
      arrivesAmount: z.optional(z.string()),
    })
    .check(...sideChecks(facts));
}

/** The typed side is judged, at its own field. */
function sideChecks(facts: SendFacts) {
  const boundless: SendFacts = { ...facts, availableIn: AMOUNT_ANY };
  return (['source', 'target'] as const).flatMap((side) =>
    amountIssues.map((issue) =>
      z.refine<SendValues>(
        (values) =>
          fixedSideOf(values) !== side ||
          amountIssue(typedAmount(values), side === 'source' ? facts : boundless) !== issue,
        { error: issue, path: [side === 'source' ? 'amount' : 'arrivesAmount'] },
      ),
    ),
  );
}

function amountChecks(facts: SendFacts) {
  return amountIssues.map((issue) =>
    z.refine<AmountValues>((values) => amountIssue(values, facts) !== issue, {
      error: issue,
      path: ['amount'],
    }),
  );
}

export type AmountValues = Pick<SendValues, 'amount' | 'assetCode'>;

/** The rules of play money: any amount above zero. */
export function depositSchema(decimal: DecimalMark) {
  const facts: SendFacts = { decimal, availableIn: AMOUNT_ANY };
  return z.object({ amount: z.string(), assetCode: z.string() }).check(...amountChecks(facts));
}

/** Minor units of an amount that the rules have let through. */
export function toMinor({ amount, assetCode }: AmountValues, decimal: DecimalMark): bigint {
  const asset = assetOf(assetCode);
  const read = asset && readTyped(amount, asset, decimal);
  return read && 'amountMinor' in read ? read.amountMinor : 0n;
}

/** An amount as typed or pasted, alone or with the sign of its currency: that of another one makes it no amount. */
export function readTyped(amount: string, asset: Asset, decimal: DecimalMark) {
  return parseMajor(amount, { scale: asset.scale, decimal, signs: signsOf(asset) });
}

/** How a currency is written beside an amount, for reading one that was pasted with it. */
export function signsIn(assetCode: string): readonly string[] {
  const asset = assetOf(assetCode);
  return asset === undefined ? [] : signsOf(asset);
}

/** The reader's decimal mark, as the rules know it. */
export function decimalOf(mark: string): DecimalMark {
  return mark === ',' || mark === '٫' ? mark : '.';
}
