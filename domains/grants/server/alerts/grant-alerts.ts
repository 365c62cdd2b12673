import { createAlerts } from '@egcr/server-kit/alerts';

import { grantRefusals, readGrantSearch, type GrantAlertSearch } from '../../contract/index.ts';

/** Searches that tell of grants and funds that open. */
export const grantAlerts = createAlerts<GrantAlertSearch>({
  tables: { schema: 'grants', thing: 'programme' },
  path: '/grant-alerts',
  read: readGrantSearch,
  refusals: { exists: grantRefusals.alert_exists, tooMany: grantRefusals.too_many_alerts },
});
