import { readFilters } from '@egcr/jobs/contract';
import { createAlerts } from '@egcr/server-kit/alerts';

import { careerRefusals, type AlertSearch } from '../../contract/index.ts';

/** Searches that tell of new jobs. */
export const jobAlerts = createAlerts<AlertSearch>({
  tables: { schema: 'careers', thing: 'job' },
  path: '/job-alerts',
  read: (search) => {
    const { posted: _posted, sample: _sample, ...kept } = readFilters(search);
    return kept;
  },
  refusals: { exists: careerRefusals.alert_exists, tooMany: careerRefusals.too_many_alerts },
});
