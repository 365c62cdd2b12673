import * as z from 'zod/mini';

import { keyModes } from './shapes.ts';

/** Letters that a list is searched for, at most. */
const WORDS_MAX_LENGTH = 80;

/** What narrows a list of programs: their mode, and a part of what its rows say. */
export const narrowed = {
  mode: z.optional(z.enum(keyModes, 'not_offered')),
  words: z.optional(z.string().check(z.maxLength(WORDS_MAX_LENGTH, 'too_long'))),
};

/** A list as a file of values, up to 10,000 rows; for people alone. */
export const asFile = {
  access: 'profiled',
  actsWith: 'view',
  pin: 'none',
  method: 'GET',
  file: ['text/csv'],
  refusals: [],
  rate: 'read',
} as const;
