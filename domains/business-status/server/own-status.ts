import { organisationRefusals } from '@egcr/organisations/contract';
import { ownerEvents } from '@egcr/registry/contract';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import type { OwnStatus, readOwnStatusCall, takeOwnStepCall } from '../contract/index.ts';
import type { StatusParts } from './parts.ts';
import { shownStatus, stepsFor } from './shown.ts';

type Parts = Pick<StatusParts, 'statuses'>;

/** GET /businesses/:id/status. Refuses not_found. */
export async function readOwnStatus(
  parts: Parts,
  work: Work,
  { params }: Pick<CallInput<typeof readOwnStatusCall>, 'params'>,
): Promise<OwnStatus> {
  const { business, isOwner } = await parts.statuses.own(work, { id: params.id, right: 'view' });
  return {
    ...(await shownStatus(parts, work, business)),
    may: isOwner ? stepsFor(ownerEvents, business, 'owner') : [],
  };
}

/** POST /businesses/:id/status. Refuses not_found, team_role_required, status_step_refused, in that order. */
export async function takeOwnStep(
  parts: Parts,
  work: Work,
  { params, body }: CallInput<typeof takeOwnStepCall>,
): Promise<OwnStatus> {
  const { business, isOwner } = await parts.statuses.own(work, { id: params.id, right: 'edit' });
  if (!isOwner) throw new Refusal(organisationRefusals.team_role_required);
  await parts.statuses.change(work, { businessId: business.id, by: personOf(work).userId, ...body });
  return readOwnStatus(parts, work, { params });
}
