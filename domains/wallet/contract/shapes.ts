import { uuid } from '@egcr/contract/ids';
import { wireMoney } from '@egcr/contract/money';
import { named } from '@egcr/contract/schema-names';
import { instant } from '@egcr/contract/time';
import * as z from 'zod/mini';
import { assetOf, assets } from '@egcr/ledger/contract';

import { RECIPIENT_MAX_LENGTH } from './limits.ts';
import { isAmountToMove, isSafeText, noteIssue } from './rules.ts';

/** `posted`: the money has moved. */
const transferStates = ['posted'] as const;

/** Why money moved, where the wallet moved it itself. Other domains declare kinds of their own, `referrals.reward`. */
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

/** An amount someone asks to move: more than zero, at the scale of its currency. */
export const amountToMove = named(
  'AmountToMove',
  z
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
    ),
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
export const recipientName = named(
  'Recipient',
  z
    .strictObject({ username: naming, email: naming, phone: naming, address: naming })
    .check(
      z.refine(
        (name) => Object.values(name).filter((part) => part !== undefined).length === 1,
        'one_recipient',
      ),
    ),
);

export const note = z.string().check(
  z.refine((text) => noteIssue(text) !== 'note_characters', 'note_characters'),
  z.refine((text) => noteIssue(text) !== 'note_too_long', 'note_too_long'),
);

/** A person as the other side of a transfer sees them. */
export const party = named('Party', z.object({ user_id: uuid, username: z.string(), name: z.string() }));
export type Party = z.infer<typeof party>;

export const account = z.object({
  id: uuid,
  asset: z.enum(assets.map((asset) => asset.code)),
  balance: wireMoney,
  /** What can be spent now: the balance without what is held. */
  available: wireMoney,
  held: wireMoney,
  /** A payment above this sum asks for the PIN in its call, and so does the first one to someone. */
  pin_above: wireMoney,
  /** Statements begin with this day. */
  opened_at: instant,
  address: z.string(),
});
export type WalletAccount = z.infer<typeof account>;

const transaction = {
  id: uuid,
  /** The id in the short form people read aloud and find on the receipt. */
  reference: z.string(),
  state: z.enum(transferStates),
  amount: wireMoney,
  note: z.nullable(z.string()),
  created_at: instant,
  /** Both sides of what changed its currency, and at what price; of a conversion the id is that of its receipt. */
  conversion: z.optional(
    z.object({
      source: wireMoney,
      /** Part of the source. */
      fee: wireMoney,
      target: wireMoney,
      rate: z.string(),
      fee_bps: z.optional(z.number()),
      rate_source: z.optional(z.string()),
      rate_as_of: z.optional(instant),
      /** The rate is a made-up figure of a demonstration. */
      sample: z.optional(z.boolean()),
    }),
  ),
} as const;

export const transfer = named('Transfer', z.object({ ...transaction, from: party, to: party }));
export type Transfer = z.infer<typeof transfer>;

const directions = ['in', 'out'] as const;

/** A transfer as one of its two parties sees it. */
export const transferItem = z.object({
  ...transaction,
  direction: z.enum(directions),
  from: party,
  to: party,
});
export type TransferItem = z.infer<typeof transferItem>;

/** Anything that changed one of a person's balances; `counterpart` is null where no person stands on the other side. */
export const activityItem = z.object({
  ...transaction,
  /** One of `movementKinds`, or the name of a kind that a domain has declared. */
  kind: z.string(),
  /** What a declared kind is called in the reader's language. */
  title: z.optional(z.string()),
  direction: z.enum(directions),
  counterpart: z.nullable(party),
});
export type ActivityItem = z.infer<typeof activityItem>;
