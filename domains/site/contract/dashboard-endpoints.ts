import { endpoint } from '@egcr/contract/endpoint';
import { instant } from '@egcr/contract/time';
import * as z from 'zod/mini';

import { arrangement } from './arrangement.ts';

const own = { access: 'profiled', pin: 'none', path: '/api/v1/dashboard/arrangement', refusals: [] } as const;
const kept = z.object({
  /** Null: as it comes. */
  arrangement: z.nullable(arrangement),
  saved_at: z.nullable(instant),
});

export const readArrangementCall = endpoint({
  ...own,
  name: 'site.read_dashboard',
  summary: 'Where the caller has put the tiles of their dashboard.',
  method: 'GET',
  reply: kept,
  rate: 'read',
});

export const saveArrangementCall = endpoint({
  ...own,
  name: 'site.save_dashboard',
  summary:
    'Keeps where the caller wants the tiles of their dashboard; null: as they come. The last one counts.',
  method: 'PUT',
  body: z.strictObject({ arrangement: z.nullable(arrangement) }),
  reply: kept,
  rate: 'write',
});
