import type { ReplyOf } from '@egcr/contract/endpoint';
import { platformRefusals } from '@egcr/contract/refusals';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';

import type { readBadgeCall } from '../../contract/badges/endpoints.ts';
import { shownStanding } from '../businesses/shown-standing.ts';
import { findBusiness } from '../directory/directory-store.ts';
import type { RegistryParts } from '../parts.ts';
import { OWN_RECORD } from './issue-certificate.ts';

/** A business that is verified today has a badge; a sample, which nobody has checked, and one that has ended have none. Refuses not_found. */
export async function readBadge(
  { key, publicUrl }: Pick<RegistryParts, 'key' | 'publicUrl'>,
  work: Work,
  { params }: CallInput<typeof readBadgeCall>,
): Promise<ReplyOf<typeof readBadgeCall>> {
  const found = await findBusiness(work.db, { slug: params.slug });
  const standing = found && (await shownStanding(work, found.id));
  const verified = standing?.verified ?? null;
  if (!found || verified === null || found.is_sample || found.status !== 'active')
    throw new Refusal(platformRefusals.not_found);
  const facts = {
    number: found.number,
    name: found.name,
    level: verified.level,
    verified_until: verified.until,
    signed_on: work.now.toISOString().slice(0, 10),
    profile: `${publicUrl}/business/directory/${encodeURIComponent(found.slug)}`,
    note: OWN_RECORD,
  };
  return { facts, signature: await key.sign(JSON.stringify(facts)) };
}
