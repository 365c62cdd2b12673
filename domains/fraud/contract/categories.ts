/** What a report is about. A name is only ever added: reports keep theirs. */
export const fraudCategories = [
  'payment',
  'account',
  'impersonation',
  'message',
  'job',
  'grant',
  'business',
  'other',
] as const;
export type FraudCategory = (typeof fraudCategories)[number];

const MOVING = '.moving';

/** What the case is about: the category, and whether money may still be stopped. */
export function subjectOf(category: FraudCategory, isMoneyMoving: boolean): string {
  return isMoneyMoving ? `${category}${MOVING}` : category;
}

/** Undefined where the text is no subject of a report. */
export function readSubject(
  text: string,
): { readonly category: FraudCategory; readonly isMoneyMoving: boolean } | undefined {
  const isMoneyMoving = text.endsWith(MOVING);
  const name = isMoneyMoving ? text.slice(0, -MOVING.length) : text;
  const category = fraudCategories.find((each) => each === name);
  return category && { category, isMoneyMoving };
}
