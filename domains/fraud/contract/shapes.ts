import { uuid } from '@egcr/contract/ids';
import { wireMoney } from '@egcr/contract/money';
import { named } from '@egcr/contract/schema-names';
import { instant } from '@egcr/contract/time';
import * as z from 'zod/mini';

import { HOLD_TEXT_MAX_LENGTH } from './limits.ts';

/** What a rule saw. Each reader's sentence is made from it. */
export const alertFacts = named(
  'FraudAlertFacts',
  z.discriminatedUnion('rule', [
    z.object({
      rule: z.literal('new_device'),
      paid: wireMoney,
      /** In per cent of what the account had. */
      share: z.int(),
      after_s: z.int(),
    }),
    z.object({
      rule: z.literal('passed_on'),
      received: wireMoney,
      sent: wireMoney,
      /** In per cent of what was received. */
      share: z.int(),
      after_s: z.int(),
      /** How often within a week. */
      times: z.int(),
    }),
  ]),
);
export type AlertFacts = z.output<typeof alertFacts>;

/** A payment between people that has to do with a case. */
export const casePayment = named(
  'FraudCasePayment',
  z.object({
    transfer_id: uuid,
    reference: z.string(),
    /** Empty where the account is gone, and where the reporter's name is withheld. */
    from: z.string(),
    to: z.string(),
    /** What arrived. */
    amount: wireMoney,
    paid_at: instant,
    /** The report names who got it. */
    is_named: z.boolean(),
  }),
);
export type CasePayment = z.output<typeof casePayment>;

/** Money that is held back because of a payment, as officers see it. */
export const caseHold = named(
  'FraudCaseHold',
  z.object({
    id: uuid,
    transfer_id: uuid,
    owner: z.string(),
    amount: wireMoney,
    placed_at: instant,
    until: instant,
    /** When it ends unless a second officer confirms it; null once one has. */
    confirm_by: z.nullable(instant),
    /** Null while the money is held. */
    ended: z.nullable(
      z.object({ at: instant, why: z.enum(['expired', 'released', 'decided', 'unconfirmed']) }),
    ),
    acts: z.array(
      z.object({
        act: z.enum(['placed', 'confirmed', 'prolonged', 'released', 'decided', 'expired', 'unconfirmed']),
        by: z.string(),
        reason: z.nullable(z.string()),
        at: instant,
      }),
    ),
    answer: z.nullable(z.object({ text: z.string(), at: instant })),
    /** What the caller may do to it now. */
    can: z.array(z.enum(['confirm', 'prolong', 'release'])),
  }),
);
export type CaseHold = z.output<typeof caseHold>;

export const fraudCase = named(
  'FraudCase',
  z.object({
    /** Null for a report. */
    alert: z.nullable(z.object({ person: z.string(), facts: alertFacts })),
    /** The job from which the reporter came; null where there is none. */
    job: z.nullable(z.object({ slug: z.string(), title: z.string(), employer: z.string() })),
    /** Those that match: named recipients first, then the newest. */
    payments: z.array(casePayment),
    holds: z.array(caseHold),
    /** The caller may hold money because of one of the payments. */
    can_hold: z.boolean(),
  }),
);
export type FraudCase = z.output<typeof fraudCase>;

/** A hold that waits for a second officer, in the queue of those who may confirm it. */
export const unconfirmedHold = named(
  'UnconfirmedFraudHold',
  z.object({
    id: uuid,
    case_id: uuid,
    case_reference: z.string(),
    amount: wireMoney,
    placed_by: z.string(),
    placed_at: instant,
    confirm_by: instant,
  }),
);

/** Money of the caller that is held back. */
export const ownHold = named(
  'OwnFraudHold',
  z.object({
    id: uuid,
    amount: wireMoney,
    /** Of the payment because of which it is held. */
    transfer_id: uuid,
    reference: z.string(),
    placed_at: instant,
    until: instant,
    answer: z.nullable(z.string()),
  }),
);
export type OwnHold = z.output<typeof ownHold>;

/** A payment of the caller that is on hold because they reported it. What its recipient has, says and is called is theirs. */
export const reportedHold = named(
  'ReportedFraudHold',
  z.object({
    transfer_id: uuid,
    reference: z.string(),
    /** What the caller paid; null once payments of that age are forgotten. */
    paid: z.nullable(wireMoney),
    placed_at: instant,
    until: instant,
    /** Null while it is on hold. */
    ended_at: z.nullable(instant),
  }),
);
export type ReportedHold = z.output<typeof reportedHold>;

// Controls but line breaks, and marks that turn the direction of other people's text.
const UNSAFE = /[^\P{Cc}\n]|[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu;

/** What a person writes to a hold: tidied, never empty. */
export const holdText = z.string().check(
  z.overwrite((text) =>
    text.toWellFormed().normalize('NFC').replaceAll('\r\n', '\n').replaceAll(UNSAFE, '').trim(),
  ),
  z.minLength(1, 'required'),
  z.maxLength(HOLD_TEXT_MAX_LENGTH, 'too_long'),
);
