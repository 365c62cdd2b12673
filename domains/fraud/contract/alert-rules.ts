import {
  NEW_DEVICE_SHARE_MIN,
  NEW_DEVICE_WITHIN_S,
  NEW_DEVICE_WORTH_MIN_CENTS,
  PASSED_ON_SHARE_MIN,
  PASSED_ON_WITHIN_S,
} from './limits.ts';

/** The rules that raise alerts. A name is only ever added: alerts keep theirs. */
export const alertRules = ['new_device', 'passed_on'] as const;
export type AlertRule = (typeof alertRules)[number];

const PERCENT = 100n;
const SECOND_MS = 1000;

/** A part of an amount in per cent, rounded down, so that no payment counts as more than it is. */
export function shareOf(partMinor: bigint, wholeMinor: bigint): number {
  return wholeMinor <= 0n ? 0 : Number((partMinor * PERCENT) / wholeMinor);
}

export interface LargePayment {
  readonly amountMinor: bigint;
  /** What the account had before it. */
  readonly beforeMinor: bigint;
  /** What the payment is worth in US cents. */
  readonly worthCents: bigint;
  readonly at: Date;
  /** When the payer's newest browser signed in for the first time; another one had before. */
  readonly newSince: Date;
}

/** A large payment within a day of the first sign-in of a new browser. Undefined where the rule says nothing. */
export function judgeNewDevice({
  amountMinor,
  beforeMinor,
  worthCents,
  at,
  newSince,
}: LargePayment): { readonly share: number; readonly after_s: number } | undefined {
  const after = Math.floor((at.getTime() - newSince.getTime()) / SECOND_MS);
  const share = shareOf(amountMinor, beforeMinor);
  const isNew = after >= 0 && after <= NEW_DEVICE_WITHIN_S;
  if (!isNew || share < NEW_DEVICE_SHARE_MIN || worthCents < NEW_DEVICE_WORTH_MIN_CENTS) return undefined;
  return { share, after_s: after };
}

/** A payment as the person sees it who gets or sends it. */
export interface Passing {
  readonly id: string;
  /** The other person. */
  readonly other: string;
  readonly asset: string;
  readonly amountMinor: bigint;
  readonly at: Date;
}

export interface PassedOn {
  readonly received: Passing;
  /** How much of it was sent on. */
  readonly sentMinor: bigint;
  readonly sentIds: readonly string[];
  /** From its arrival until enough of it had left. */
  readonly after_s: number;
}

/**
 * Which of the payments that a person received were passed on at once: within an hour at least four fifths went, in the same currency, to
 * other people than the payer. Every amount sent counts once, for the oldest payment that it fits, so that one large payment does not make
 * a pattern of many small ones. Both lists oldest first.
 */
export function passedOn(received: readonly Passing[], sent: readonly Passing[]): readonly PassedOn[] {
  const left = new Map(sent.map(({ id, amountMinor }) => [id, amountMinor]));
  const found: PassedOn[] = [];
  for (const one of received) {
    const parts: { readonly id: string; readonly minor: bigint }[] = [];
    let sentMinor = 0n;
    let last = one.at;
    for (const payment of sent) {
      if (sentMinor >= one.amountMinor || !couldPassOn(one, payment)) continue;
      const minor = smaller(left.get(payment.id) ?? 0n, one.amountMinor - sentMinor);
      if (minor === 0n) continue;
      parts.push({ id: payment.id, minor });
      sentMinor += minor;
      last = payment.at;
    }
    if (shareOf(sentMinor, one.amountMinor) < PASSED_ON_SHARE_MIN) continue;
    for (const { id, minor } of parts) left.set(id, (left.get(id) ?? 0n) - minor);
    const after = Math.floor((last.getTime() - one.at.getTime()) / SECOND_MS);
    found.push({ received: one, sentMinor, sentIds: parts.map(({ id }) => id), after_s: after });
  }
  return found;
}

function couldPassOn(received: Passing, sent: Passing): boolean {
  const afterMs = sent.at.getTime() - received.at.getTime();
  return (
    sent.asset === received.asset &&
    sent.other !== received.other &&
    afterMs >= 0 &&
    afterMs <= PASSED_ON_WITHIN_S * SECOND_MS
  );
}

const smaller = (one: bigint, other: bigint) => (one < other ? one : other);

export interface RuleCount {
  readonly confirmed: number;
  readonly dismissed: number;
}

/** How often a rule was right, in per cent of the alerts that officers decided. Undefined before the first decision. */
export function precisionOf({ confirmed, dismissed }: RuleCount): number | undefined {
  const decided = confirmed + dismissed;
  return decided === 0 ? undefined : Math.floor((confirmed * Number(PERCENT)) / decided);
}
