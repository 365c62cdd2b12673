import type { HealthSign } from '@egcr/server-kit/health-signs';
import type { Services } from '@egcr/server-kit/services';

import { envelopesThatDiffer } from './store.ts';

/** Whether an envelope stays open because its payments do not make its control totals: a person has to look at it. */
export async function disbursementHealth({ db }: Pick<Services, 'db'>): Promise<readonly HealthSign[]> {
  const [broken] = await envelopesThatDiffer(db, 1);
  const name = 'disbursements.totals';
  return [
    broken === undefined
      ? { name, state: 'well' }
      : { name, state: 'failing', reason: 'envelope_totals_differ' },
  ];
}
