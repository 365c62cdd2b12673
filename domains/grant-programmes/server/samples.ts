import { samplesIn } from '@egcr/server-kit/samples';

/** Invented programmes. None of them is needed: what was published stays with grants. */
export const programmeSamples = samplesIn({ schema: 'grant_programmes' });
