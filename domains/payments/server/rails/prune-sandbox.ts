import { addSeconds } from '@egcr/contract/time';
import type { Job } from '@egcr/server-kit/domain';

import { SANDBOX_BOOKS_S } from '../../contract/limits.ts';
import { deleteCharges } from './sandbox-store.ts';

export const PRUNE_SANDBOX = 'payments.prune_sandbox';

/** `payments.prune_sandbox`: the simulated rails forget what is older than 30 days. Attempts that still wait keep theirs. */
export const pruneSandbox: Job = (work) => deleteCharges(work.db, addSeconds(work.now, -SANDBOX_BOOKS_S));
