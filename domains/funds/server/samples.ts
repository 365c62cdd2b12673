import { samplesIn } from '@egcr/server-kit/samples';

/** Invented valuations and orders. Orders moved money: they stay. */
export const fundSamples = samplesIn({ schema: 'funds' });
