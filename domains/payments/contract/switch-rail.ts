import { endpoint } from '@egcr/contract/endpoint';
import { platformRefusals } from '@egcr/contract/refusals';
import { pinInBody, pinInBodyRefusals } from '@egcr/identity/contract';
import * as z from 'zod/mini';

import { openRail } from './open-rails.ts';
import { pauseReasons } from './rails.ts';

export const switchRailCall = endpoint({
  name: 'payments.switch_rail',
  summary:
    'Pauses a rail for everybody, or lets payments go over it again. What is on its way is not touched. Safe to repeat.',
  access: 'profiled',
  pin: 'fresh',
  pinInBody: true,
  method: 'PUT',
  path: '/api/v1/admin/rails/:name',
  params: z.object({ name: z.string() }),
  /** With a reason it is paused; with null it is open. */
  body: z.strictObject({ paused: z.nullable(z.enum(pauseReasons, 'not_offered')), pin: pinInBody }),
  reply: openRail,
  refusals: [...pinInBodyRefusals, platformRefusals.not_found, platformRefusals.pin_required],
  permission: 'money.propose',
  rate: 'write',
});
