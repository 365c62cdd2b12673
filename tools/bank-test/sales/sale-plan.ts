/** What is sold, how it is paid, and what goes wrong on the way. */
import type { BankPerson } from '../caller.ts';
import type { Chance } from '../random.ts';
import { ASSET, type Shop } from './sale-people.ts';

/** Wallets elsewhere come up most: there a request can be lost on its way out. */
export const ways = ['here', 'elsewhere', 'elsewhere', 'test'] as const;

export interface Sale {
  readonly id: string;
  readonly way: (typeof ways)[number];
  readonly minor: bigint;
  readonly shop: Shop;
  readonly customer: BankPerson;
  isPaid: boolean;
  attempts: number;
}

/** A payment as the API shows it to its payer. */
export interface PaymentSeen {
  readonly state: string;
  readonly attempts: readonly { readonly state: string; readonly failure: string | null }[];
  readonly refunds?: readonly unknown[];
}

/** What is paid, or can be paid in another way. */
export function isOver({ state }: Pick<PaymentSeen, 'state'>): boolean {
  return state === 'succeeded' || state === 'requires_payment_method';
}

/** Numbers of docs/test-contract.md, and whether they are paid in the end. */
const scripts = {
  accepted: { number: '4000000000000010', paid: true },
  declined: { number: '4000000000000028', paid: false },
  declined_once: { number: '4000000000000036', paid: true },
  answer_lost: { number: '4000000000000085', paid: true },
} as const;
type TestNumber = keyof typeof scripts;
export const testNumbers = Object.keys(scripts) as readonly TestNumber[];

export function scriptOf(name: TestNumber): { readonly number: string; readonly paid: boolean } {
  return scripts[name];
}

export type TroubleElsewhere =
  | { readonly pays: 'whole' | 'fails' | 'refuses' | 'refuses_and_pays' }
  | { readonly trouble: 'page_lost' | 'pay_lost' | 'pay_late' };

/** The other company cuts after accepting, hangs, refuses, fails, or says no and pays all the same. */
export const troublesElsewhere: readonly TroubleElsewhere[] = [
  { pays: 'whole' },
  { trouble: 'pay_lost' },
  { pays: 'refuses_and_pays' },
  { pays: 'refuses' },
  { trouble: 'pay_late' },
  { trouble: 'page_lost' },
  { pays: 'fails' },
];

const AGAIN_SHARE = 0.6;

/** Whether a customer whose wallet has not paid tries once more. */
export function afterDecline(chance: Chance): boolean {
  return chance() < AGAIN_SHARE;
}

/** Dollars as the API takes them. */
export function usd(minor: bigint): object {
  return { value: minor.toString(), assetCode: ASSET, assetScale: 2 };
}

/** One percent, rounded up: written anew here, so that a mistake in the product is not made here too. */
export function feeOf(minor: bigint): bigint {
  return (minor + 99n) / 100n;
}
