import { instantOf } from '@egcr/contract/time-zone';
import * as z from 'zod/mini';

import { interviewOffer, type InterviewOffer } from '../../contract/interviews/shape.ts';

/** The fields of times, in the order of the page. */
export const timeFields = ['at1', 'at2', 'at3', 'at4', 'at5', 'at6', 'at7', 'at8', 'at9', 'at10'] as const;

const time = z.string();
const { kind, place, time_zone } = interviewOffer.shape;

/** An offer as it is typed: times as the clocks of the job show them. */
export const typedOffer = z.strictObject({
  kind,
  place,
  time_zone,
  minutes: z.string(),
  at1: z.string().check(z.minLength(1, 'times_required')),
  at2: time,
  at3: time,
  at4: time,
  at5: time,
  at6: time,
  at7: time,
  at8: time,
  at9: time,
  at10: time,
});
export type TypedOffer = z.output<typeof typedOffer>;

export const emptyOffer: z.input<typeof typedOffer> = {
  kind: 'video',
  place: '',
  time_zone: 'UTC',
  minutes: '45',
  at1: '',
  at2: '',
  at3: '',
  at4: '',
  at5: '',
  at6: '',
  at7: '',
  at8: '',
  at9: '',
  at10: '',
};

/** The offer as the call takes it; a time that is no time is left out. */
export function offerOf(typed: TypedOffer, version: number): InterviewOffer {
  const times = timeFields.flatMap((field) => {
    const at = typed[field] === '' ? undefined : instantOf(typed[field], typed.time_zone);
    return at === undefined ? [] : [at.toISOString()];
  });
  return {
    version,
    kind: typed.kind,
    minutes: Number(typed.minutes),
    time_zone: typed.time_zone,
    place: typed.place,
    times,
  };
}
