import { addSeconds } from '@egcr/contract/time';
import type { Work } from '@egcr/server-kit/work';

import {
  AUTH_CODE_KEEP_S,
  DAY_COUNT_KEEP_S,
  FACTOR_CHALLENGE_S,
  PASSKEY_CHALLENGE_S,
  SESSION_KEEP_S,
  SMS_COUNT_KEEP_S,
  UNCONFIRMED_KEEP_S,
} from '../contract/limits.ts';
import { deleteAuthCodesBefore } from './store/auth-codes.ts';
import { deleteContactUndosBefore } from './store/contact-changes.ts';
import { deleteDayCountsBefore } from './store/day-counts.ts';
import { deleteFactorChallengesBefore } from './store/factors.ts';
import { deletePasskeyChallengesBefore } from './store/passkeys.ts';
import { deleteSessionsBefore } from './store/sessions.ts';
import { deleteSmsCountsBefore } from './store/sms-counts.ts';
import { deleteUnconfirmed } from './store/users.ts';

/** Forgets sign-ups nobody confirmed within three days, sessions of three months ago, and what else has had its time. */
export async function forgetOldRows(work: Work): Promise<void> {
  const count = await deleteUnconfirmed(work.db, addSeconds(work.now, -UNCONFIRMED_KEEP_S));
  await deleteSessionsBefore(work.db, addSeconds(work.now, -SESSION_KEEP_S));
  await deletePasskeyChallengesBefore(work.db, addSeconds(work.now, -PASSKEY_CHALLENGE_S));
  await deleteFactorChallengesBefore(work.db, addSeconds(work.now, -FACTOR_CHALLENGE_S));
  await deleteAuthCodesBefore(work.db, addSeconds(work.now, -AUTH_CODE_KEEP_S));
  await deleteContactUndosBefore(work.db, work.now);
  await deleteSmsCountsBefore(work.db, addSeconds(work.now, -SMS_COUNT_KEEP_S));
  await deleteDayCountsBefore(work.db, addSeconds(work.now, -DAY_COUNT_KEEP_S));
  if (count > 0) work.log.info({ count }, 'unconfirmed sign-ups forgotten');
}
