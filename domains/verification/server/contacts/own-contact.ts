import { Refusal } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';

import { verificationRefusals, type VerificationState } from '../../contract/index.ts';
import { lockVerification, takeStep } from '../business-store.ts';
import { ownBusiness } from '../show-verifications.ts';
import type { ContactParts } from './settle-contact.ts';

const over: readonly VerificationState[] = ['suspended', 'revoked'];

/** A business whose contacts the caller may change, with its verification locked. Refuses not_found, team_role_required, verification_refused, in that order. */
export async function ownContacts(parts: ContactParts, work: Work, id: string) {
  const { business, rights } = await ownBusiness(parts, work, { id, right: 'edit' });
  const row = await lockVerification(work, business);
  if (over.includes(row.state) || business.status !== 'active')
    throw new Refusal(verificationRefusals.verification_refused, { members: { state: row.state } });
  if (row.state !== 'not_started') return { business, rights, row };
  await takeStep(work, row, 'begin');
  return { business, rights, row: { ...row, state: 'in_progress' } as const };
}
