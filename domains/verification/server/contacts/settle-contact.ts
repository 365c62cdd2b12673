import type { RecordedBusiness } from '@egcr/registry/server';
import type { Work } from '@egcr/server-kit/work';

import type { BusinessContact, CheckNote, ContactKind } from '../../contract/index.ts';
import { keepCheck, type VerificationRow } from '../business-store.ts';
import { lowerLevel } from '../follow-changes.ts';
import type { VerificationParts } from '../parts.ts';
import { validUntil } from '../reach-level.ts';
import { contactOf, keepProof, type ContactRow } from './contact-store.ts';

export type ContactParts = Pick<VerificationParts, 'acting' | 'registry'>;

interface Settled {
  readonly row: VerificationRow;
  readonly business: Pick<RecordedBusiness, 'id' | 'name'>;
}

/** A contact is proven from today on, and everyone sees how and when. */
export async function settleProven(
  { registry }: Pick<ContactParts, 'registry'>,
  work: Work,
  { row }: Settled,
  { contact, how }: { readonly contact: ContactRow; readonly how: NonNullable<BusinessContact['how']> },
): Promise<void> {
  const until = validUntil(work.now, row);
  await keepProof(work, contact, { how, until });
  await keepCheck(work, row.id, { kind: contact.kind, result: 'pass', note: `proof_${how}` });
  await registry.keepContactProof(work, {
    businessId: row.id,
    kind: contact.kind,
    // The number of a phone is nobody's to see.
    proof: { value: contact.kind === 'domain' ? contact.value : '', how, at: work.now, until },
  });
}

/** A contact is not, or no longer, proven. The level falls to what its checks still cover. */
export async function settleUnproven(
  { acting, registry }: ContactParts,
  work: Work,
  { row, business }: Settled,
  unproven: { readonly kind: ContactKind; readonly note: CheckNote | null },
): Promise<void> {
  const { kind, note } = unproven;
  const isThere = (await contactOf(work, row.id, kind)) !== undefined;
  const result = note === 'proof_missing' || note === 'proof_private' ? 'fail' : isThere ? 'open' : 'na';
  await keepCheck(work, row.id, { kind, result, note });
  await registry.keepContactProof(work, { businessId: row.id, kind, proof: null });
  await lowerLevel({ acting, registry }, work, { row, name: business.name, because: 'contact' });
}
