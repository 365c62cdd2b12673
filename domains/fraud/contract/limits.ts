/** So many reports may one person send in 24 hours. */
export const REPORTS_PER_DAY_MAX = 5;
/** So many people have to report the same before a check says that it was reported. */
export const REPORTERS_MIN = 2;
/** So many files may show what happened. */
export const EVIDENCE_MAX = 5;
/** So long may a text be that is checked: an address, not a letter. */
export const CHECKED_MAX_LENGTH = 500;

/** A browser counts as new for a day after its first sign-in: most thefts happen within hours of it. */
export const NEW_DEVICE_WITHIN_S = 86_400;
/** A payment is large where it takes so much, in per cent, of what the account had: a thief takes most of it, a purchase seldom does. */
export const NEW_DEVICE_SHARE_MIN = 50;
/** And is worth so much, in US cents: below it an alert costs more work than the loss. */
export const NEW_DEVICE_WORTH_MIN_CENTS = 20_000n;

/** Money counts as passed on at once where it leaves within an hour: people who are paid seldom spend nearly all of it sooner. */
export const PASSED_ON_WITHIN_S = 3600;
/** So much of it, in per cent: what is missing is the share that a mule keeps. */
export const PASSED_ON_SHARE_MIN = 80;
/** So often, since anyone may pass money on to a relative once. */
export const PASSED_ON_TIMES_MIN = 2;
/** Within so many days. */
export const PASSED_ON_DAYS = 7;
/** Each payment is worth so much, in US cents: friends who share a bill pass on less. */
export const PASSED_ON_WORTH_MIN_CENTS = 5_000n;

/** So long payments between people are remembered for rules and holds. */
export const PAYMENTS_KEPT_DAYS = 30;
/** So many payments of one person are looked at for one alert. */
export const PAYMENTS_JUDGED_MAX = 500;
/** So long a browser is known after its last sign-in, as for identity. */
export const BROWSERS_KEPT_DAYS = 90;

/** So long money is held at first: over a weekend, until the people concerned were asked. */
export const HOLD_S = 72 * 3600;
/** So long one officer alone holds it: without a second officer who confirms it, it ends then. */
export const CONFIRMED_WITHIN_S = 24 * 3600;
/** So many holds that wait for a second officer are shown at once, those that end first. */
export const UNCONFIRMED_SHOWN_MAX = 20;
/** So much longer it may be held each time another officer prolongs it. */
export const HOLD_PROLONGED_S = 7 * 86_400;
/** Never longer in all: by then a court or the police have to say more. */
export const HOLD_MAX_S = 30 * 86_400;
/** So many payments of a reporter are offered to officers, the named and the newest first. */
export const CASE_PAYMENTS_MAX = 20;
export const HOLD_TEXT_MAX_LENGTH = 1000;
