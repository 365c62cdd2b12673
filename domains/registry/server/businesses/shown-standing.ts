import { toInstant } from '@egcr/contract/time';
import type { Work } from '@egcr/server-kit/work';

import type { BusinessProfile } from '../../contract/index.ts';
import { proofsOf } from './contact-proof-store.ts';
import { dissolutionOf } from '../dissolution/dissolution-store.ts';
import { statusStepsOf } from '../status/status-store.ts';
import { standingOf } from './standing-store.ts';

export type ShownStanding = Pick<
  BusinessProfile,
  'verified' | 'people_changed_at' | 'contacts' | 'dissolution' | 'status_said'
>;

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
    dissolution: await shownDissolution(db, businessId),
    status_said: await shownStatus(db, businessId),
    contacts: proofs.map(({ kind, value, how, proven_at: at }) => ({
      kind,
      value,
      how,
      proven_at: toInstant(at),
    })),
  };
}

/** What was said last of a business that is not active because of it. */
async function shownStatus(db: Work['db'], businessId: string): Promise<BusinessProfile['status_said']> {
  const [last] = await statusStepsOf(db, businessId);
  if (last === undefined || last.status === 'active') return null;
  const { status, effective_on: on, reason } = last;
  const { successor_name: name, successor_number: number, successor_slug: slug } = last;
  const successor = name === null || number === null || slug === null ? null : { name, number, slug };
  return { status, on, reason, successor };
}

async function shownDissolution(db: Work['db'], businessId: string): Promise<BusinessProfile['dissolution']> {
  const row = await dissolutionOf(db, businessId);
  if (row?.state === 'noticed' && row.notice_until !== null)
    return { state: 'noticed', on: row.notice_until };
  if (row?.state !== 'dissolved' || row.ended_at === null) return null;
  return { state: 'dissolved', on: row.ended_at.toISOString().slice(0, 10) };
}
