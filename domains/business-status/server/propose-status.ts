import type { ProposalKind } from '@egcr/approvals/server';
import type { ReplyOf } from '@egcr/contract/endpoint';
import { platformRefusals } from '@egcr/contract/refusals';
import { officerEvents, rulePackOf, type OfficerEvent } from '@egcr/registry/contract';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal, validationRefusal } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';

import type { OfficerStatus, proposeStatusCall, readStatusCall } from '../contract/index.ts';
import type { StatusParts } from './parts.ts';
import { shownStatus, stepsFor } from './shown.ts';

/** GET /admin/businesses/:number/status. Refuses not_found. */
export async function readStatus(
  parts: Pick<StatusParts, 'statuses'>,
  work: Work,
  { params }: CallInput<typeof readStatusCall>,
): Promise<OfficerStatus> {
  const business = await byNumber(parts, work, params.number);
  const { slug, type, jurisdiction, isSample } = business;
  return {
    ...(await shownStatus(parts, work, business)),
    slug,
    type,
    is_sample: isSample,
    may: stepsFor(officerEvents, business, 'officers'),
    types: rulePackOf(jurisdiction).types.filter((each) => each !== type),
  };
}

/** Proposes a step. Refuses not_found, validation_failed (the type), then as the kind and approvals do. */
export async function proposeStatus(
  {
    statuses,
    approvals,
    kinds,
  }: StatusParts & { readonly kinds: Readonly<Record<OfficerEvent, ProposalKind>> },
  work: Work,
  { params, body: { event, reason, type } }: CallInput<typeof proposeStatusCall>,
): Promise<ReplyOf<typeof proposeStatusCall>> {
  const { id } = await byNumber({ statuses }, work, params.number);
  const isConversion = event === 'convert';
  if (isConversion && type === undefined) throw validationRefusal([{ field: 'type', code: 'required' }]);
  const payload = { business_id: id, reason, ...(isConversion && { type }) };
  return approvals.propose(work, kinds[event], { subject: id, payload, reason });
}

async function byNumber({ statuses }: Pick<StatusParts, 'statuses'>, { db }: Work, number: string) {
  const business = await statuses.byNumber(db, number.trim().toUpperCase());
  if (business === undefined) throw new Refusal(platformRefusals.not_found);
  return business;
}
