import { uuid } from '@egcr/contract/ids';
import { addSeconds, instant } from '@egcr/contract/time';
import type { Listener } from '@egcr/server-kit/domain';
import * as z from 'zod/mini';

import { SECURITY_KEEP_S } from '../contract/limits.ts';
import { allowedBy } from './consent.ts';
import { addLog, forgetPerson } from './log-store.ts';
import { countryOf, roughNetwork, roughUserAgent } from './observe.ts';

const noted = z.object({
  user_id: uuid,
  session_id: z.nullable(uuid),
  action: z.string().check(z.minLength(1), z.maxLength(64)),
  /** Cut to its network. */
  ip: z.string(),
  user_agent: z.string(),
  happened_at: instant,
});

/**
 * Keeps a security event of a person's account without asking, with its network alone; the country only where the person allows it.
 * Heard after the sign-in has committed, so that nothing here can hinder it.
 */
export const onSecurityNoted: Listener = async (work, { id, payload }) => {
  const event = z.parse(noted, payload);
  const allowed = await allowedBy(work.db, event.user_id);
  const address = event.ip.replace(/\/\d+$/, '');
  const country = allowed.security_location ? await countryOf(address) : undefined;
  const happenedAt = new Date(event.happened_at);
  await addLog(
    work.db,
    {
      id,
      created_at: happenedAt,
      user_id: event.user_id,
      session_id: event.session_id,
      ip_address: roughNetwork(address),
      country: country?.name ?? null,
      country_code: country?.code ?? null,
      city: null,
      region: null,
      latitude: null,
      longitude: null,
      timezone: null,
      currency_detected: null,
      currency_selected: null,
      language_detected: null,
      language_selected: null,
      user_agent: await roughUserAgent(event.user_agent),
      page_url: null,
      activity_type: event.action,
      activity_details: {
        timestamp: event.happened_at,
        screen_resolution: null,
        viewport_size: null,
        security_tracking: true,
      },
    },
    addSeconds(happenedAt, SECURITY_KEEP_S),
  );
};

const userDeleted = z.object({ user_id: uuid });

/** The log and the answers go with the account. */
export const onUserDeleted: Listener = async (work, { payload }) => {
  await forgetPerson(work.db, z.parse(userDeleted, payload).user_id);
};
