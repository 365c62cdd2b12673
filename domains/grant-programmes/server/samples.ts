import { samplesIn, type SamplePart } from '@egcr/server-kit/samples';

import type { ProgrammesDoor } from './publishing.ts';

/** Invented programmes. One to which people applied is needed, and one with an invented application that stays: it is led to its end. */
export function programmeSamples(grants: Pick<ProgrammesDoor, 'programmesWith'>): SamplePart {
  return samplesIn({
    schema: 'grant_programmes',
    needs: ({ db }, kept) => grants.programmesWith(db, kept),
  });
}
