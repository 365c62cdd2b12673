import type { ReplyOf } from '@egcr/contract/endpoint';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';

import type { confirmLinkCall, leaveLinkCall, readLinkCall } from '../contract/endpoints.ts';
import { openingRefusals } from '../contract/refusals.ts';
import { hashOf } from './marks.ts';
import { confirmLinked, readLinked, removeLinked } from './store.ts';

/** Programs that look into mails open links: what a link stands for is read without changing it. Refuses opening_link_ended. */
export async function readLink(
  { db }: Work,
  { body }: CallInput<typeof readLinkCall>,
): Promise<ReplyOf<typeof readLinkCall>> {
  const found = await readLinked(db, hashOf(body.token));
  if (!found) throw new Refusal(openingRefusals.opening_link_ended);
  return found;
}

/** Refuses opening_link_ended. */
export async function confirmLink(
  work: Work,
  { body }: CallInput<typeof confirmLinkCall>,
): Promise<undefined> {
  const isFound = await confirmLinked(work, hashOf(body.token));
  if (!isFound) throw new Refusal(openingRefusals.opening_link_ended);
  return undefined;
}

export async function leaveLink({ db }: Work, { body }: CallInput<typeof leaveLinkCall>): Promise<undefined> {
  await removeLinked(db, hashOf(body.token));
  return undefined;
}
