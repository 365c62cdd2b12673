import { toInstant } from '@egcr/contract/time';
import { handlePrepared, type ServerDomain } from '@egcr/server-kit/domain';

import { simulateCall } from '../contract/index.ts';
import { quoteCall } from '../contract/quote.ts';
import { decide } from './decision/decide.ts';
import { quote } from './quote.ts';

export { decide } from './decision/decide.ts';
export { feeOver } from './decision/cost.ts';

/** Decides over which rail a payment goes. It stores nothing and moves nothing. */
export const routingDomain: ServerDomain = {
  name: 'routing',
  calls: [
    handlePrepared(
      simulateCall,
      async ({ now }, { body }) => decide({ ...body, at: body.at ?? toInstant(now) }),
      async (_work, _input, decision) => decision,
    ),
    handlePrepared(
      quoteCall,
      async (_services, { body }) => quote(body),
      async (_work, _input, quoted) => quoted,
    ),
  ],
};
