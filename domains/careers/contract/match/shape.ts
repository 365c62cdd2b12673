import { named } from '@egcr/contract/schema-names';
import * as z from 'zod/mini';

import { matchHints, matchParts, type Match } from './match-rule.ts';

/** How well a person and a job fit, with the reasons. */
export const jobFit = named(
  'JobFit',
  z.object({
    /** Of 100. */
    score: z.int(),
    parts: z.array(z.object({ part: z.enum(matchParts), points: z.number() })),
    /** Skills of the list that both have. */
    has: z.array(z.string()),
    missing: z.array(z.object({ skill: z.string(), is_must: z.boolean() })),
    /** Skills that the job names in words of its own; they are not compared. */
    not_compared: z.array(z.string()),
    hints: z.array(z.enum(matchHints)),
  }),
);
export type JobFit = z.output<typeof jobFit>;

export function fitShown(match: Match, unlisted: readonly string[]): JobFit {
  return {
    score: match.score,
    parts: matchParts.map((part) => ({ part, points: match.parts[part] })),
    has: [...match.has],
    missing: match.missing.map(({ id, isMust }) => ({ skill: id, is_must: isMust })),
    not_compared: [...unlisted],
    hints: [...match.hints],
  };
}
