import type { ReplyOf } from '@egcr/contract/endpoint';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import {
  grantRefusals,
  type forgetProgrammeCall,
  type listSavedCall,
  type saveProgrammeCall,
} from '../contract/index.ts';
import { SAVED_MAX } from '../contract/limits.ts';
import type { GrantParts } from './parts.ts';
import { programmesOf } from './programme-store.ts';
import { deleteSaved, insertSaved, savedIds } from './saved-store.ts';
import { knownProgramme, shownProgrammes } from './show-programmes.ts';

/** What the caller saved, the latest first. */
export async function listSaved(
  parts: Pick<GrantParts, 'money'>,
  work: Work,
): Promise<ReplyOf<typeof listSavedCall>> {
  const ids = await savedIds(work.db, { userId: personOf(work).userId, limit: SAVED_MAX });
  return { items: await shownProgrammes(parts, work, await programmesOf(work.db, ids)) };
}

/** Refuses not_found, too_many_saved. */
export async function saveProgramme(
  work: Work,
  { params }: CallInput<typeof saveProgrammeCall>,
): Promise<undefined> {
  const { id: programmeId } = await knownProgramme(work, params.type);
  const isThere = await insertSaved(work, {
    userId: personOf(work).userId,
    programmeId,
    maximum: SAVED_MAX,
  });
  if (!isThere) throw new Refusal(grantRefusals.too_many_saved, { members: { maximum: String(SAVED_MAX) } });
  return undefined;
}

/** Refuses not_found. */
export async function forgetProgramme(
  work: Work,
  { params }: CallInput<typeof forgetProgrammeCall>,
): Promise<undefined> {
  const { id: programmeId } = await knownProgramme(work, params.type);
  await deleteSaved(work.db, { userId: personOf(work).userId, programmeId });
  return undefined;
}
