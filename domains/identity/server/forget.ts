import { addSeconds } from '@egcr/contract/time';
import type { Work } from '@egcr/server-kit/work';

import { PASSKEY_CHALLENGE_S, SESSION_KEEP_S, UNCONFIRMED_KEEP_S } from '../contract/limits.ts';
import { deletePasskeyChallengesBefore } from './store/passkeys.ts';
import { deleteSessionsBefore } from './store/sessions.ts';
import { deleteUnconfirmed } from './store/users.ts';

/** Forgets sign-ups that nobody confirmed within three days, and sessions of three months ago. */
export async function forgetOldRows(work: Work): Promise<void> {
  const count = await deleteUnconfirmed(work.db, addSeconds(work.now, -UNCONFIRMED_KEEP_S));
  await deleteSessionsBefore(work.db, addSeconds(work.now, -SESSION_KEEP_S));
  await deletePasskeyChallengesBefore(work.db, addSeconds(work.now, -PASSKEY_CHALLENGE_S));
  if (count > 0) work.log.info({ count }, 'unconfirmed sign-ups forgotten');
}
