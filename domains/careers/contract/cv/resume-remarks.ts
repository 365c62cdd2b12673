/** Why a field of a JSON Resume is not in the CV. */
export const remarkCodes = [
  /** A CV of ours has no place for it. */
  'no_place',
  /** It is that of the account. */
  'from_account',
  /** Not text, a list or an object, where one is expected. */
  'wrong_type',
  'not_a_date',
  /** Only the year is said: January is taken. */
  'month_assumed',
  'skill_unknown',
  'language_unknown',
  /** B1 is taken. */
  'level_assumed',
  'country_unknown',
  'not_a_link',
  /** The end of it is cut. */
  'shortened',
  'too_many',
  /** Of another kind than we offer. */
  'not_offered',
] as const;
export type RemarkCode = (typeof remarkCodes)[number];

export interface Remark {
  /** Where it stands in the file: `work[0].startDate`. */
  readonly path: string;
  readonly code: RemarkCode;
}
