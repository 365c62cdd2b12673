import { event } from '@egcr/contract/event';
import { uuid } from '@egcr/contract/ids';
import * as z from 'zod/mini';

/** A person saved their preferences: other open pages of theirs read them again. */
export const preferencesSaved = event('locale.preferences_saved', z.object({ user_id: uuid }));
