import { addDays, dateIn, daysBetween, mondayOf, sundayOf, weekOf, type Week } from './iso-weeks.ts';
import type { Policy } from './policy.ts';

/** The first week that is paid: the first whole one after the days of waiting, in the zone of the claim. */
export function firstWeekOf(
  { waitDays }: Pick<Policy, 'waitDays'>,
  { claimedAt, zone }: { readonly claimedAt: Date; readonly zone: string },
): Week {
  const waited = addDays(dateIn(zone, claimedAt), waitDays);
  const own = weekOf(waited);
  return mondayOf(own) === waited ? own : weekOf(addDays(mondayOf(own), 7));
}

/** How a week stands at an instant. `before`: not over yet; `open`; `late`: only with a cause; `over`. */
export type WeekStanding = 'before' | 'open' | 'late' | 'over';

/** By the clocks of the claim's zone: a week is over when its Sunday is. */
export function standingAt(
  { certifyDays, lateDays }: Pick<Policy, 'certifyDays' | 'lateDays'>,
  { week, zone, now }: { readonly week: Week; readonly zone: string; readonly now: Date },
): WeekStanding {
  const since = daysBetween(sundayOf(week), dateIn(zone, now));
  if (since <= 0) return 'before';
  if (since <= certifyDays) return 'open';
  return since <= lateDays ? 'late' : 'over';
}

/** The last day on which a week is confirmed without a cause. */
export function dueOn({ certifyDays }: Pick<Policy, 'certifyDays'>, week: Week): string {
  return addDays(sundayOf(week), certifyDays);
}

/** Kinds of acts that count as looking for work. */
export const activityKinds = ['application', 'interview', 'course', 'contact', 'fair', 'other'] as const;
export type ActivityKind = (typeof activityKinds)[number];

export interface CountedActs {
  /** What the platform saw. */
  readonly platform: number;
  /** What the person declared and proved. */
  readonly declared: number;
  /** The person has found a job: no search is asked for. */
  readonly isWaived?: boolean;
}

/** What counts of a week's acts: all that the platform saw, and no more declared ones than the policy takes. None is needed where the search is waived. */
export function countActs(
  { activities, declaredMax }: Pick<Policy, 'activities' | 'declaredMax'>,
  { platform, declared, isWaived = false }: CountedActs,
): { readonly counted: number; readonly needed: number; readonly isEnough: boolean } {
  const counted = platform + Math.min(declared, declaredMax);
  const needed = isWaived ? 0 : activities;
  return { counted, needed, isEnough: counted >= needed };
}

/** What a person says about a week. */
export interface SaidOfWeek extends CountedActs {
  readonly standing: WeekStanding;
  readonly wasAble: boolean;
  /** An offer was refused, with whatever cause. */
  readonly refusedOffer: boolean;
  /** An exemption stands for the week, with its proof. */
  readonly isExempt: boolean;
}

/** Why an officer looks at a week before it is paid. */
export const questions = ['late', 'not_able', 'offer_refused', 'few_acts', 'exemption'] as const;
export type WeekQuestion = (typeof questions)[number];

/** What an officer has to look at; none: the week is accepted at once. */
export function questionsOf(policy: Policy, said: SaidOfWeek): readonly WeekQuestion[] {
  const asked: Readonly<Record<WeekQuestion, boolean>> = {
    late: said.standing === 'late',
    not_able: !said.wasAble,
    offer_refused: said.refusedOffer && said.isWaived !== true,
    few_acts: !said.isExempt && !countActs(policy, said).isEnough,
    exemption: said.isExempt && said.isWaived !== true,
  };
  return questions.filter((question) => asked[question]);
}
