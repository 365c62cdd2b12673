import { told } from '@egcr/server-kit/event-kinds';
import { profileSaved } from '../contract/events.ts';
import { Refusal } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';

import { profileRefusals } from '../contract/refusals.ts';
import { putProfile, takeUsername, type ProfileRow } from './store.ts';

/** Saves what a person is called. Refuses username_taken where the name is, or was, another person's. */
export async function saveProfile(work: Work, profile: ProfileRow): Promise<void> {
  const { user_id: userId, username } = profile;
  const holder = await takeUsername(work.db, { username, userId, now: work.now });
  if (holder !== userId) throw new Refusal(profileRefusals.username_taken, { field: 'username' });
  await putProfile(work.db, profile, work.now);
  await work.emit(told(profileSaved, { user_id: userId }, [userId]));
}
