export const contracts = ['permanent', 'fixed_term', 'freelance', 'internship', 'volunteer'] as const;
export type Contract = (typeof contracts)[number];

export const workingHours = ['full_time', 'part_time'] as const;
export type WorkingHours = (typeof workingHours)[number];

/** For which time the pay is given. */
export const payPeriods = ['hour', 'day', 'week', 'month', 'year'] as const;
export type PayPeriod = (typeof payPeriods)[number];

/** The ten major groups of ISCO-08, the International Labour Organization's classification of occupations. */
export const occupations = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
export type Occupation = (typeof occupations)[number];

/** The 21 sections of ISIC revision 4, the United Nations' classification of economic activities. */
export const sectors = [
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
  'O',
  'P',
  'Q',
  'R',
  'S',
  'T',
  'U',
] as const;
export type Sector = (typeof sectors)[number];

/** How long ago a job was posted, at most, in days. */
export const postedWithin = ['1', '7', '30'] as const;
