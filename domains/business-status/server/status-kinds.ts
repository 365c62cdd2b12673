import { proposalKind, textFact, type ProposalKind } from '@egcr/approvals/server';
import { uuid } from '@egcr/contract/ids';
import {
  businessTypes,
  officerEvents,
  registryRefusals,
  statusMachine,
  type OfficerEvent,
} from '@egcr/registry/contract';
import type { StatusBusiness } from '@egcr/registry/server';
import { step } from '@egcr/server-kit/data/step';
import { invariant } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';
import * as z from 'zod/mini';

import type { StatusParts } from './parts.ts';

const ofStatus = z.strictObject({
  business_id: uuid,
  reason: z.string(),
  type: z.optional(z.enum(businessTypes)),
});
type OfStatus = z.output<typeof ofStatus>;
type Parts = Pick<StatusParts, 'statuses'>;

/** What two officers do with the status of a business, each a kind of proposals of its own. */
export function statusKinds(parts: Parts): Readonly<Record<OfficerEvent, ProposalKind>> {
  const kinds = officerEvents.map((event) => [event, statusKind(parts, event)] as const);
  // The list names every event once.
  return Object.fromEntries(kinds) as Record<OfficerEvent, ProposalKind>;
}

/** One of them. Nobody with a part in the business, or in one that does the same, proposes or approves it. Refuses not_found, status_step_refused, validation_failed (the type), status_stopped. */
function statusKind(parts: Parts, event: OfficerEvent): ProposalKind {
  return proposalKind<OfStatus>({
    name: `business_status.${event}`,
    proposedWith: 'registry.review',
    approvedWith: 'registry.oversee',
    refusals: [registryRefusals.status_step_refused, registryRefusals.status_stopped],
    payload: ofStatus,
    judge: async (work, { business_id: id, type }, { proposedBy }) => {
      const business = await judged(parts, work, { id, event, type });
      return {
        facts: [
          textFact('business', `${business.name} · ${business.number}`),
          ...(type === undefined ? [] : [textFact('type', type)]),
        ],
        interested: await parts.statuses.related(work, {
          id,
          userIds: [...new Set([proposedBy, personOf(work).userId])],
        }),
      };
    },
    run: async (work, { business_id: id, reason, type }) => {
      const done = { businessId: id, reason, by: personOf(work).userId };
      if (event === 'convert') {
        invariant(type !== undefined, 'a conversion was proposed without a type');
        await parts.statuses.convert(work, { ...done, type });
      } else if (event === 'close') await parts.statuses.close(work, done);
      else await parts.statuses.change(work, { ...done, event });
      return { business: id };
    },
  });
}

interface ToJudge {
  readonly id: string;
  readonly event: OfficerEvent;
  readonly type: OfStatus['type'];
}

/** The business, locked, where this can be done with it now. */
async function judged(
  { statuses }: Parts,
  work: Work,
  { id, event, type }: ToJudge,
): Promise<StatusBusiness> {
  const business = await statuses.locked(work, id);
  step(statusMachine, business.status, event);
  if (event === 'convert') {
    invariant(type !== undefined, 'a conversion was proposed without a type');
    await statuses.requireConvertible(work, { id, type });
  }
  if (event === 'close') await statuses.requireEmpty(work, id);
  return business;
}
