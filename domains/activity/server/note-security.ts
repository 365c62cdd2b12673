import { addSeconds } from '@egcr/contract/time';
import { securityNoted, userDeleted } from '@egcr/identity/contract';
import { hear } from '@egcr/server-kit/event-kinds';
import type { Work } from '@egcr/server-kit/work';
import type * as z from 'zod/mini';

import { SECURITY_KEEP_S } from '../contract/limits.ts';
import { allowedBy } from './consent.ts';
import { addLog, forgetPerson } from './log-store.ts';
import { countryOf, roughNetwork, roughUserAgent } from './observe.ts';

/**
 * Keeps a security event of a person's account without asking, with its network alone; the country only where the person allows it.
 * Heard after the sign-in has committed, so that nothing here can hinder it.
 */
async function keepSecurity(
  work: Work,
  event: z.output<typeof securityNoted.payload>,
  { id }: { readonly id: string },
): Promise<void> {
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
}

/** Security events are kept; the log and the answers go with the account. */
export const activityListeners = {
  ...hear(securityNoted, keepSecurity),
  ...hear(userDeleted, (work, { user_id: userId }) => forgetPerson(work.db, userId)),
};
