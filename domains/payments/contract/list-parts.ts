import * as z from 'zod/mini';

/** What a call is that lists or reads things of a merchant. */
export const ownReading = {
  access: 'profiled',
  pin: 'none',
  actsWith: 'view',
  method: 'GET',
  refusals: [],
  rate: 'read',
} as const;

/** What narrows each list: live or test, and words of the title of what is sold. */
export const narrowed = {
  mode: z.optional(z.enum(['test', 'live'], 'not_offered')),
  words: z.optional(z.string().check(z.maxLength(80, 'too_long'))),
};
