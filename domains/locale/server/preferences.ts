import { readInput } from '@egcr/contract/issues';
import { toInstant } from '@egcr/contract/time';
import { userDeleted } from '@egcr/identity/contract';
import { hear, told } from '@egcr/server-kit/event-kinds';
import { personOf, type Work } from '@egcr/server-kit/work';

import {
  defaultPreferences,
  preferences,
  preferencesSaved,
  type Preferences,
  type SavedPreferences,
} from '../contract/index.ts';
import { findPreference, putPreference, removePreference, type PreferenceRow } from './store.ts';

/** What the person has chosen, or the defaults. */
export async function readPreferences(work: Work): Promise<SavedPreferences> {
  const row = await findPreference(work.db, personOf(work).userId);
  return row ? shown(row) : { ...defaultPreferences, saved_at: null };
}

/** Keeps what the person has chosen; the last to save wins. */
export async function savePreferences(
  work: Work,
  { body }: { readonly body: Preferences },
): Promise<SavedPreferences> {
  const { userId } = personOf(work);
  await putPreference(work.db, { userId, chosen: body, now: work.now });
  await work.emit(told(preferencesSaved, { user_id: userId }, [userId]));
  return { ...body, saved_at: toInstant(work.now) };
}

/** A choice that is offered no longer becomes the defaults. */
function shown({ country_code, city, timezone, saved_at, ...row }: PreferenceRow): SavedPreferences {
  const read = readInput(preferences, { ...row, location: { country_code, city, timezone } });
  return { ...('value' in read ? read.value : defaultPreferences), saved_at: toInstant(saved_at) };
}

/** Where someone is and how they read goes with their account. */
export const forgetPreferences = hear(userDeleted, (work, { user_id: userId }) =>
  removePreference(work.db, userId),
);
