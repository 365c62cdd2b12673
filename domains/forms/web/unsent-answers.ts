import * as z from 'zod/mini';

import { answers } from '../contract/shapes.ts';

/** Where this browser keeps what of a draft is not saved yet. */
export const unsentName = (draftId: string) => `form.${draftId}`;

export const unsentShape = z.object({ version: z.int(), base: answers, answers });
