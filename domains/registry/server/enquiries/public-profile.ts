import type { ReplyOf } from '@egcr/contract/endpoint';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';

import type { readPublicProfileCall, setPublicProfileCall } from '../../contract/enquiries/endpoints.ts';
import { registryRefusals } from '../../contract/index.ts';
import { ownBusiness } from '../businesses/show-businesses.ts';
import type { RegistryParts } from '../parts.ts';
import { hasEnded, keepPublicProfile, publicProfileOf } from './profile-store.ts';

type Parts = Pick<RegistryParts, 'acting'>;
type Shown = ReplyOf<typeof readPublicProfileCall>;

/** GET /businesses/:id/public-profile. Refuses not_found. */
export async function readPublicProfile(
  parts: Parts,
  work: Work,
  { params }: Pick<CallInput<typeof readPublicProfileCall>, 'params'>,
): Promise<Shown> {
  const { found, rights } = await ownBusiness(parts, work, { id: params.id, right: 'view' });
  return {
    ...(await publicProfileOf(work.db, found.id)),
    slug: found.slug,
    name: found.name,
    may_edit: rights.includes('edit') && !hasEnded(found.status),
  };
}

/** POST /businesses/:id/public-profile. Refuses not_found, team_role_required, business_not_active, in that order. */
export async function setPublicProfile(
  parts: Parts,
  work: Work,
  { params, body }: CallInput<typeof setPublicProfileCall>,
): Promise<Shown> {
  const { found } = await ownBusiness(parts, work, { id: params.id, right: 'edit' });
  if (hasEnded(found.status))
    throw new Refusal(registryRefusals.business_not_active, { members: { state: found.status } });
  await keepPublicProfile(work.db, { businessId: found.id, ...body });
  return readPublicProfile(parts, work, { params });
}
