import { uuid } from '@egcr/contract/ids';
import { wireMoney } from '@egcr/contract/money';
import { named } from '@egcr/contract/schema-names';
import { instant } from '@egcr/contract/time';
import * as z from 'zod/mini';

export const paymentStates = ['waiting', 'paid', 'declined', 'lapsed'] as const;
export type PaymentState = (typeof paymentStates)[number];

export const businessPayment = named(
  'BusinessPayment',
  z.object({
    id: uuid,
    /** The person or business that gets it. */
    to: z.string(),
    amount: wireMoney,
    note: z.nullable(z.string()),
    state: z.enum(paymentStates),
    /** Empty where the account is gone. */
    asked_by: z.string(),
    /** The reader asked for it, so another member confirms. */
    is_yours: z.boolean(),
    asked_at: instant,
    expires_at: instant,
  }),
);
export type BusinessPayment = z.output<typeof businessPayment>;

const account = z.object({
  id: uuid,
  asset: z.string(),
  balance: wireMoney,
  available: wireMoney,
  /** People and businesses pay to it. */
  address: z.string(),
  /** The sum that a single member may still pay today. */
  alone_today: wireMoney,
  opened_at: instant,
});
export type BusinessAccountShown = z.output<typeof account>;

export const businessWallet = named(
  'BusinessWallet',
  z.object({
    organisation_id: uuid,
    name: z.string(),
    /** JVD first; then those in which it has had money. */
    accounts: z.array(account),
    frozen_at: z.nullable(instant),
    /** The reader may bring money in, pay, freeze and confirm. */
    can_pay: z.boolean(),
    /** Payments that wait for a second member, oldest first. */
    waiting: z.array(businessPayment),
  }),
);
export type BusinessWallet = z.output<typeof businessWallet>;

export const businessEntry = named(
  'BusinessEntry',
  z.object({
    id: uuid,
    reference: z.string(),
    /** What it was, in the reader's language. */
    title: z.string(),
    direction: z.enum(['in', 'out']),
    amount: wireMoney,
    balance: wireMoney,
    /** The other side; null where it is the platform. */
    counterpart: z.nullable(z.string()),
    note: z.nullable(z.string()),
    created_at: instant,
  }),
);
export type BusinessEntry = z.output<typeof businessEntry>;
