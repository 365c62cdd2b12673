import * as z from 'zod/mini';

import { titleIssue } from './title-rules.ts';

/** What is sold, as its merchant calls it. */
export const soldTitle = z.string().check(
  z.refine((text) => titleIssue(text) !== 'characters', 'characters'),
  z.refine((text) => titleIssue(text) !== 'required', 'required'),
  z.refine((text) => titleIssue(text) !== 'too_long', 'too_long'),
);
