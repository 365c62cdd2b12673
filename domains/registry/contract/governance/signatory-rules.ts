/** Which directors sign for a business: any one alone, two together, or all of them. */
export const signatoryRules = ['any_director', 'two_directors', 'all_directors'] as const;
export type SignatoryRule = (typeof signatoryRules)[number];

export function isSignatoryRule(text: string | null): text is SignatoryRule {
  return signatoryRules.some((rule) => rule === text);
}
