import { event } from '@egcr/contract/event';
import { uuid } from '@egcr/contract/ids';
import * as z from 'zod/mini';

/** A person saved their name and username. */
export const profileSaved = event('profile.saved', z.object({ user_id: uuid }));
