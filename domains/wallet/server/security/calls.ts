import { handle, type Job, type MountedCall } from '@egcr/server-kit/domain';

import { limitsCall, readFreezeCall, setFreezeCall, setLimitsCall } from '../../contract/security.ts';
import type { WalletParts } from '../parts.ts';
import { readFreeze, setFreeze } from './freeze.ts';
import { APPLY_LIMITS, applyLimits, listLimits, setLimits } from './limits.ts';

/** Freezing the wallet, and limits for what may leave it. */
export function securityHandlers(parts: WalletParts): readonly MountedCall[] {
  return [
    handle(readFreezeCall, (work) => readFreeze(work)),
    handle(setFreezeCall, (work, input) => setFreeze(parts, work, input)),
    handle(limitsCall, (work) => listLimits(parts, work)),
    handle(setLimitsCall, (work, input) => setLimits(parts, work, input)),
  ];
}

export function securityJobs(parts: WalletParts): Readonly<Record<string, Job>> {
  return { [APPLY_LIMITS]: applyLimits(parts) };
}
