import type { ReplyOf } from '@egcr/contract/endpoint';
import { platformRefusals } from '@egcr/contract/refusals';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import { serviceAt } from '../contract/announced.ts';
import type { listWaitedCall, stopWaitingCall, waitCall } from '../contract/endpoints.ts';
import { openingRefusals } from '../contract/refusals.ts';
import type { OpeningsParts } from './parts.ts';
import { addPerson, removePerson, waitedBy } from './store.ts';

/** The address of a service that is not open yet. Refuses not_found, opening_past. */
export function pathOfWaited({ screens }: Pick<OpeningsParts, 'screens'>, name: string): string {
  const service = serviceAt(screens(), name);
  if (!service) throw new Refusal(platformRefusals.not_found);
  if (service.isOpen) throw new Refusal(openingRefusals.opening_past);
  return service.path;
}

/** Has the caller told when the service opens. Refuses not_found, opening_past. Safe to repeat. */
export async function wait(
  parts: OpeningsParts,
  work: Work,
  { params: { service } }: CallInput<typeof waitCall>,
): Promise<undefined> {
  pathOfWaited(parts, service);
  const { userId } = personOf(work);
  await addPerson(work, { id: work.newId(), service, userId, language: work.request.language });
  return undefined;
}

export async function stopWaiting(
  work: Work,
  { params: { service } }: CallInput<typeof stopWaitingCall>,
): Promise<undefined> {
  await removePerson(work.db, personOf(work).userId, service);
  return undefined;
}

export async function listWaited(work: Work): Promise<ReplyOf<typeof listWaitedCall>> {
  return { items: [...(await waitedBy(work.db, personOf(work).userId))] };
}
