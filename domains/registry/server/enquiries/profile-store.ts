import type { Database } from '@egcr/server-kit/database';
import { sql } from 'kysely';

import type { PublicProfile } from '../../contract/enquiries/endpoints.ts';
import type { BusinessStatus } from '../../contract/index.ts';
import type { BusinessRow } from '../directory/directory-store.ts';
import type { RegistryParts } from '../parts.ts';

/** Until its team says otherwise, a business can be written to, and its grants are not listed. */
const usual: PublicProfile = { takes_messages: true, shows_grants: false };

export async function publicProfileOf(db: Database, businessId: string): Promise<PublicProfile> {
  const { rows } = await sql<PublicProfile>`
    select takes_messages, shows_grants from registry.public_profile
    where business_id = ${businessId}`.execute(db);
  return rows[0] ?? usual;
}

export async function keepPublicProfile(
  db: Database,
  { businessId, takes_messages, shows_grants }: PublicProfile & { readonly businessId: string },
): Promise<void> {
  await sql`
    insert into registry.public_profile (business_id, takes_messages, shows_grants)
    values (${businessId}, ${takes_messages}, ${shows_grants})
    on conflict on constraint public_profile_key do update
    set takes_messages = excluded.takes_messages, shows_grants = excluded.shows_grants`.execute(db);
}

/** Nobody acts for a business that has ended: it cannot be written to, nor answers. */
export function hasEnded(status: BusinessStatus): boolean {
  return status === 'dissolved' || status === 'converted';
}

/** Whether visitors can write to a business now: its team takes messages, and there is someone who reads them. */
export async function takesMessages(
  { acting }: Pick<RegistryParts, 'acting'>,
  db: Database,
  found: BusinessRow,
): Promise<boolean> {
  if (hasEnded(found.status) || found.organisation_id === null) return false;
  const { takes_messages: isOpen } = await publicProfileOf(db, found.id);
  return isOpen && (await acting.membersWith(db, found.organisation_id, 'edit')).length > 0;
}
