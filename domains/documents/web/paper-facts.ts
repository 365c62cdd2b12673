import * as z from 'zod/mini';

import { documentKinds } from '../contract/index.ts';

/** What a person says of a document: what it is, and the day on which it ends, empty where it does not. */
export const paperFacts = z.object({
  kind: z.enum(documentKinds),
  expiresOn: z.union([z.literal(''), z.iso.date()]),
});
export type PaperFacts = z.output<typeof paperFacts>;
