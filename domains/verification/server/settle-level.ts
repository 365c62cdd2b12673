import type { Work } from '@egcr/server-kit/work';

import type { VerificationState } from '../contract/index.ts';
import { takeStep, type VerificationRow } from './business-store.ts';
import type { KindParts } from './parts.ts';
import { reachLevel } from './reach-level.ts';

/** While officers look at a business, and once it is suspended, its numbers stay. */
const open: readonly VerificationState[] = [
  'not_started',
  'in_progress',
  'verified',
  'expiring',
  'expired',
  'rejected',
];

export function isOpen(state: VerificationState): boolean {
  return open.includes(state);
}

/** Level 1 follows from its checks. What officers have decided is not touched by them, unless a number is wrong now. */
export async function settleLevel(
  parts: KindParts,
  work: Work,
  row: VerificationRow,
  hasPassed: boolean,
): Promise<void> {
  if (row.level > 1 || !hasPassed || row.state === 'rejected') return;
  const state = row.state === 'not_started' ? 'in_progress' : row.state;
  await takeStep(work, { id: row.id, state }, 'verify_basics');
  await reachLevel(parts, work, { row, level: 1 });
}
