import { authState } from '@egcr/web-kit/session';
import { call, callFile } from '@egcr/web-kit/call';
import { readStored } from '@egcr/web-kit/stored';

import { ACTING_KEY } from './acting-key.ts';
import { readKept, tab } from './kept-acting.ts';

/** The id of the organisation for which the person acts in this tab; null: they act for themselves. A part of the key of what is read so. */
export function actingId(): string | null {
  const found = readKept(readStored(ACTING_KEY, tab));
  return found !== undefined && found.person === authState().user?.id ? found.id : null;
}

const options = (given: object | undefined): object => {
  const actingFor = actingId();
  return actingFor === null ? { ...given } : { ...given, actingFor };
};

// The types of a call pass through unchanged; only its options are added to.
type Loose = (endpoint: unknown, given: unknown, options: object) => Promise<never>;

/** As `call`, for whom the person acts in this tab. For calls that say `actsWith` alone: others refuse it. */
export const callActing: typeof call = (endpoint, ...[given, asked]) =>
  (call as unknown as Loose)(endpoint, given ?? {}, options(asked));

/** As `callFile`, for whom the person acts in this tab. */
export const callFileActing: typeof callFile = (endpoint, ...[given, asked]) =>
  (callFile as unknown as Loose)(endpoint, given ?? {}, options(asked));
