/** Sections of ISIC, revision 4, that a business may name; without public administration, households as employers and bodies outside any country. */
export const activities = [
  'A',
  'B',
  'C',
  'D',
  'E',
  'F',
  'G',
  'H',
  'I',
  'J',
  'K',
  'L',
  'M',
  'N',
  'P',
  'Q',
  'R',
  'S',
] as const;
export type Activity = (typeof activities)[number];

/** So many of them may one business name. */
export const ACTIVITIES_MAX = 4;
