import { event } from '@egcr/contract/event';
import { uuid } from '@egcr/contract/ids';
import { instant } from '@egcr/contract/time';
import * as z from 'zod/mini';

/** An address or number of the account was confirmed, the first or another. */
export const userConfirmed = event('identity.user_confirmed', z.object({ user_id: uuid }));

/** The account is gone: each domain forgets what it knows of the person. */
export const userDeleted = event('identity.user_deleted', z.object({ user_id: uuid }));

/** A session ended; open pages of it are cut off at once. */
export const sessionEnded = event(
  'identity.session_ended',
  z.object({ user_id: uuid, session_id: uuid, reason: z.string() }),
);

/** Something about the security of an account, for its own log. */
export const securityNoted = event(
  'identity.security_noted',
  z.object({
    user_id: uuid,
    session_id: z.nullable(uuid),
    action: z.string().check(z.minLength(1), z.maxLength(64)),
    /** Cut to its network. */
    ip: z.string(),
    user_agent: z.string(),
    happened_at: instant,
  }),
);
