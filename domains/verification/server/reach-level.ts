import type { Work } from '@egcr/server-kit/work';

import { VALID_MONTHS, VALID_MONTHS_HIGH_RISK } from '../contract/limits.ts';
import type { Level } from '../contract/index.ts';
import { keepLevel, type VerificationRow } from './business-store.ts';
import type { KindParts } from './parts.ts';

/** The same day some months later; the last of its month where that has fewer days. */
function monthsLater(now: Date, months: number): string {
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(now.getUTCDate(), last));
  return first.toISOString().slice(0, 10);
}

/** Until when what is checked today counts. */
export function validUntil(
  now: Date,
  { is_high_risk: isHighRisk }: Pick<VerificationRow, 'is_high_risk'>,
): string {
  return monthsLater(now, isHighRisk ? VALID_MONTHS_HIGH_RISK : VALID_MONTHS);
}

/** Gives a business a level from today on, and tells the register. */
export async function reachLevel(
  { registry }: KindParts,
  work: Work,
  { row, level }: { readonly row: VerificationRow; readonly level: Level },
): Promise<void> {
  const until = validUntil(work.now, row);
  await keepLevel(work, { id: row.id, level, until });
  await registry.keepVerification(work, { businessId: row.id, level, until });
}

/** Takes the level away. */
export async function loseLevel({ registry }: KindParts, work: Work, id: string): Promise<void> {
  await keepLevel(work, { id, level: 0, until: null });
  await registry.keepVerification(work, { businessId: id, level: 0, until: null });
}
