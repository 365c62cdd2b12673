import { toInstant } from '@egcr/contract/time';
import type { Work } from '@egcr/server-kit/work';

import type { BusinessProfile } from '../../contract/index.ts';
import { proofsOf } from './contact-proof-store.ts';
import { standingOf } from './standing-store.ts';

export type ShownStanding = Pick<BusinessProfile, 'verified' | 'people_changed_at' | 'contacts'>;

/** How a business was checked, as everyone may know it now. */
export async function shownStanding(
  { db, now }: Pick<Work, 'db' | 'now'>,
  businessId: string,
): Promise<ShownStanding> {
  const standing = await standingOf(db, businessId);
  const today = now.toISOString().slice(0, 10);
  const [level, until] = [standing?.verified_level ?? null, standing?.verified_until ?? null];
  const isVerified = level !== null && until !== null && until >= today;
  const proofs = await proofsOf(db, { businessId, today });
  const changedAt = standing?.people_changed_at ?? null;
  return {
    verified: isVerified ? { level, until } : null,
    people_changed_at: changedAt === null ? null : toInstant(changedAt),
    contacts: proofs.map(({ kind, value, how, proven_at: at }) => ({
      kind,
      value,
      how,
      proven_at: toInstant(at),
    })),
  };
}
