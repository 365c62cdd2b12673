import { addSeconds } from '@egcr/contract/time';
import type { HealthSign } from '@egcr/server-kit/health-signs';
import type { Services } from '@egcr/server-kit/services';

import { SILENT_AFTER_S } from '../contract/limits.ts';
import { silentAttempts } from './attempts/attempt-store.ts';

/** Whether a rail has been silent about a payment for so long that a person has to ask it. */
export async function paymentHealth({
  db,
  clock,
}: Pick<Services, 'db' | 'clock'>): Promise<readonly HealthSign[]> {
  const name = 'payments.rails';
  const since = addSeconds(clock.now(), -SILENT_AFTER_S);
  const isSilent = (await silentAttempts(db, { since, limit: 1 })).length > 0;
  return [isSilent ? { name, state: 'warning', reason: 'rail_silent' } : { name, state: 'well' }];
}
