import { call } from '@egcr/web-kit/call';

import { simulateCall, type RoutingDecision } from '../../contract/index.ts';
import { sampleQuestion, type Wish } from './sample-rules.ts';

/** What the router answers to the sample; `failed` where none comes. */
export async function askRouter(wish: Wish): Promise<RoutingDecision | 'failed'> {
  try {
    return await call(simulateCall, { body: sampleQuestion(wish) });
  } catch {
    return 'failed';
  }
}
