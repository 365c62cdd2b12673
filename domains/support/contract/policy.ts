/** Hundredths of a percent in the whole. */
export const WHOLE_HUNDREDTHS = 10_000n;

/** By what a week is paid: the part of a policy that money depends on. */
export interface PaymentPolicy {
  /** The part of the benefit that may be earned without losing any, in hundredths of a percent. */
  readonly freeHundredths: bigint;
  /** What is taken off of what is earned beyond, in hundredths of a percent. */
  readonly taperHundredths: bigint;
  /** The most that one payment gives back of an overpayment, in hundredths of a percent. */
  readonly recoveryHundredths: bigint;
}

/** The settings of the programme. A claim keeps the version by which it was made. */
export interface Policy extends PaymentPolicy {
  readonly version: number;
  /** For a week without earnings, in minor units of the programme's currency. */
  readonly benefitMinor: bigint;
  readonly ageMin: number;
  /** Who works so many hours a week or more is not out of work. */
  readonly hoursBelow: number;
  readonly waitDays: number;
  /** How complete the CV must be with which a person claims, in percent. */
  readonly cvPercent: number;
  /** Weeks that are paid at most. */
  readonly weeks: number;
  /** So many weeks without support, and they are counted anew. None: each claim counts its own. */
  readonly restWeeks: number;
  /** Acts of looking for work in a week. */
  readonly activities: number;
  /** How many of them may be declared by the person alone. */
  readonly declaredMax: number;
  /** Days after its end in which a week is confirmed without a cause for being late. */
  readonly certifyDays: number;
  /** Days after its end until when it can be confirmed at all. */
  readonly lateDays: number;
  /** Days after a refusal of a week in which the person may appeal. */
  readonly appealDays: number;
  /** The part of accepted weeks that is drawn for a back-check, in hundredths of a percent. */
  readonly backCheckHundredths: bigint;
  /** So many missed weeks in a row suspend the claim. */
  readonly missedToSuspend: number;
}

/** The first policy. Who changes it adds a version: decisions of old claims stay as they were. */
const firstPolicy = {
  version: 1,
  freeHundredths: 2_500n,
  taperHundredths: 5_000n,
  recoveryHundredths: 1_000n,
  benefitMinor: 12_000n,
  ageMin: 18,
  hoursBelow: 16,
  waitDays: 7,
  cvPercent: 0,
  weeks: 26,
  restWeeks: 0,
  activities: 3,
  declaredMax: 2,
  certifyDays: 10,
  lateDays: 56,
  appealDays: 30,
  backCheckHundredths: 500n,
  missedToSuspend: 2,
} as const satisfies Policy;

/** Asks for a CV that employers can use, and does not begin anew the day after the last week was paid. */
const secondPolicy = { ...firstPolicy, version: 2, cvPercent: 70, restWeeks: 26 } as const satisfies Policy;

/** All versions, the newest last. */
export const policies: readonly [Policy, ...Policy[]] = [firstPolicy, secondPolicy];

/** The policy by which new claims are made. */
export const currentPolicy: Policy = policies.at(-1) ?? secondPolicy;

/** The policy of a version; undefined where there is none. */
export function policyOf(version: number): Policy | undefined {
  return policies.find((policy) => policy.version === version);
}
