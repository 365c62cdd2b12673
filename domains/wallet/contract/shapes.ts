import { uuid } from '@egcr/contract/ids';
import { wireMoney } from '@egcr/contract/money';
import { instant } from '@egcr/contract/time';
import * as z from 'zod/mini';

import { assetOf, assets } from './assets.ts';
import { RECIPIENT_MAX_LENGTH } from './limits.ts';
import { isAmountToMove, isSafeText, noteIssue } from './rules.ts';

/** `posted`: the money has moved. */
const transferStates = ['posted'] as const;

/** Why money moved: between people, or play money from the sandbox. */
export const movementKinds = [
  'transfer',
  'sandbox_deposit',
  'pot_in',
  'pot_out',
  'deposit',
  'withdrawal',
  'withdrawal_return',
  'conversion',
] as const;

/** An amount somebody asks to move: more than zero, at the scale of its currency. */
export const amountToMove = z
  .strictObject(
    {
      value: z.string('invalid_amount').check(z.refine(isAmountToMove, 'invalid_amount')),
      assetCode: z
        .string('unknown_currency')
        .check(z.refine((code) => assetOf(code) !== undefined, 'unknown_currency')),
      assetScale: z.number('invalid_amount'),
    },
    'invalid_amount',
  )
  .check(
    z.refine(({ assetCode, assetScale }) => (assetOf(assetCode)?.scale ?? assetScale) === assetScale, {
      error: 'invalid_amount',
      path: ['assetScale'],
    }),
  );

const naming = z.optional(
  z
    .string()
    .check(
      z.minLength(1, 'required'),
      z.maxLength(RECIPIENT_MAX_LENGTH, 'too_long'),
      z.refine(isSafeText, 'characters'),
    ),
);

/** Names one person in exactly one way. */
export const recipientName = z
  .strictObject({ username: naming, email: naming, phone: naming, address: naming })
  .check(
    z.refine(
      (name) => Object.values(name).filter((part) => part !== undefined).length === 1,
      'one_recipient',
    ),
  );

export const note = z.string().check(
  z.refine((text) => noteIssue(text) !== 'note_characters', 'note_characters'),
  z.refine((text) => noteIssue(text) !== 'note_too_long', 'note_too_long'),
);

/** A person as the other side of a transfer sees them. */
export const party = z.object({ user_id: uuid, username: z.string(), name: z.string() });
export type Party = z.infer<typeof party>;

export const account = z.object({
  id: uuid,
  asset: z.enum(assets.map((asset) => asset.code)),
  balance: wireMoney,
  /** What can be spent now: the balance without what is held. */
  available: wireMoney,
  held: wireMoney,
  address: z.string(),
});
export type WalletAccount = z.infer<typeof account>;

const movement = {
  id: uuid,
  /** The id in the short form people read aloud and find on the receipt. */
  reference: z.string(),
  state: z.enum(transferStates),
  amount: wireMoney,
  note: z.nullable(z.string()),
  created_at: instant,
} as const;

export const transfer = z.object({ ...movement, from: party, to: party });
export type Transfer = z.infer<typeof transfer>;

const directions = ['in', 'out'] as const;

/** A transfer as one of its two parties sees it. */
export const transferItem = z.object({ ...movement, direction: z.enum(directions), from: party, to: party });
export type TransferItem = z.infer<typeof transferItem>;

/** Anything that changed one of a person's balances; `counterpart` is null where no person stands on the other side. */
export const activityItem = z.object({
  ...movement,
  kind: z.enum(movementKinds),
  direction: z.enum(directions),
  counterpart: z.nullable(party),
  /** Both sides of a conversion; the id is that of its receipt. */
  conversion: z.optional(
    z.object({ source: wireMoney, fee: wireMoney, target: wireMoney, rate: z.string() }),
  ),
});
export type ActivityItem = z.infer<typeof activityItem>;
