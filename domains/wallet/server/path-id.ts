import { uuid } from '@egcr/contract/ids';
import { platformRefusals } from '@egcr/contract/refusals';
import { Refusal } from '@egcr/server-kit/refusal';
import * as z from 'zod/mini';

/** The id in a path. Refuses not_found where it is none: there is nothing at that address. */
export function pathId(given: string): string {
  const id = z.safeParse(uuid, given.toLowerCase());
  if (!id.success) throw new Refusal(platformRefusals.not_found);
  return id.data;
}
