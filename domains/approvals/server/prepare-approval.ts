import type { BeforeWork, CallInput } from '@egcr/server-kit/domain';
import { personOf } from '@egcr/server-kit/work';

import type { approveCall } from '../contract/index.ts';
import type { ApprovalParts } from './parts.ts';
import { openPayload } from './payload.ts';
import { findProposal, findSealedPayload } from './store.ts';

/** What a kind has prepared for an approval, and the hash of the payload from which it was made. */
export interface Ready {
  readonly sha256: string;
  readonly prepared: unknown;
}

/**
 * Before the transaction of an approval: reads what was proposed, lets go of the connection, and has the kind prepare it. Undefined where the
 * kind prepares nothing, and where the transaction will refuse anyway: for an approval that cannot succeed nothing long is computed. It decides
 * nothing; `approve` judges all of this again under its lock. Refuses what the kind refuses.
 */
export async function prepareApproval(
  parts: ApprovalParts,
  before: BeforeWork,
  { params, body }: CallInput<typeof approveCall>,
): Promise<Ready | undefined> {
  const row = await findProposal(before.db, params.id);
  const kind = row && parts.kinds().find(({ name }) => name === row.kind);
  if (!row || !kind?.prepare || row.state !== 'open' || row.expires_at <= before.now) return undefined;
  if (row.proposed_by === personOf(before).userId) return undefined;
  const sha256 = row.payload_sha256.toString('hex');
  const opened = await openPayload(before, row, (await findSealedPayload(before.db, row.id)) ?? '');
  if (body.sha256 !== sha256 || !opened) return undefined;
  return { sha256, prepared: await kind.prepare(before, opened.payload) };
}
