export {
  activityKinds,
  countActs,
  dueOn,
  firstWeekOf,
  questionsOf,
  questions,
  standingAt,
  type ActivityKind,
  type WeekQuestion,
  type WeekStanding,
} from './certification-rules.ts';
export { firstDayOf, isSearchWaived, nextJob, type Hire } from './hire-rules.ts';
export {
  addDays,
  addWeeks,
  dateIn,
  isWeek,
  mondayOf,
  sundayOf,
  weekOf,
  weeksFrom,
  type Week,
} from './iso-weeks.ts';
export { isPausedWeek, wholeWeeksOf, type Pause } from './pause-rules.ts';
export { currentPolicy, policies, policyOf, type PaymentPolicy, type Policy } from './policy.ts';
export {
  earningsThatEnd,
  explainWeek,
  freeEarnings,
  payWeek,
  workingLines,
  type Line,
  type PaidWeek,
  type WeekToPay,
  type WorkingLine,
} from './week-rules.ts';
export { supportWords } from './words.ts';
