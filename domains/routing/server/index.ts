import { toInstant } from '@egcr/contract/time';
import { handlePrepared, type ServerDomain } from '@egcr/server-kit/domain';

import { simulateCall } from '../contract/index.ts';
import { decide } from './decision/decide.ts';

export { decide } from './decision/decide.ts';

/** Decides over which rail a payment goes. It stores nothing and moves nothing. */
export const routingDomain: ServerDomain = {
  name: 'routing',
  calls: [
    handlePrepared(
      simulateCall,
      async ({ now }, { body }) => decide({ ...body, at: body.at ?? toInstant(now) }),
      async (_work, _input, decision) => decision,
    ),
  ],
};
