import type { ReplyOf } from '@egcr/contract/endpoint';
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

/** As `call`, for whom the person acts in this tab. For calls that say `actsWith` alone: others refuse it. */
export const callActing: typeof call = async (endpoint, ...[given, asked]) => {
  const reply: unknown = await Reflect.apply(call, undefined, [endpoint, given ?? {}, options(asked)]);
  // What it answers was read by the schema that the type is derived from.
  return reply as ReplyOf<typeof endpoint>;
};

/** As `callFile`, for whom the person acts in this tab. */
export const callFileActing: typeof callFile = async (endpoint, ...[given, asked]) => {
  const file: unknown = await Reflect.apply(callFile, undefined, [endpoint, given ?? {}, options(asked)]);
  return file as Awaited<ReturnType<typeof callFile>>;
};
