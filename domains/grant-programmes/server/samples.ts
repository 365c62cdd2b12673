import { samplesIn, type SamplePart } from '@egcr/server-kit/samples';

import { publishedSamples } from './plan-store.ts';
import type { ProgrammesDoor } from './publishing.ts';

const ALWAYS = new Date(0);

/** Invented programmes. One to which people applied is needed: it is led to its end. */
export function programmeSamples(grants: Pick<ProgrammesDoor, 'countApplications'>): SamplePart {
  return samplesIn({
    schema: 'grant_programmes',
    needs: async ({ db }) => {
      const needed: string[] = [];
      for (const programmeId of await publishedSamples(db)) {
        const { applications } = await grants.countApplications(db, { programmeId, since: ALWAYS });
        if (applications > 0) needed.push(programmeId);
      }
      return needed;
    },
  });
}
