import { endpoint } from '@egcr/contract/endpoint';

import { routingDecision } from './answer.ts';
import { routingQuestion } from './question.ts';

export const simulateCall = endpoint({
  name: 'routing.simulate',
  summary: 'Decides over which rail a payment would go, and says why. Nothing is stored and no money moves.',
  access: 'public',
  pin: 'none',
  method: 'POST',
  path: '/api/v1/routing/simulate',
  body: routingQuestion,
  reply: routingDecision,
  refusals: [],
  rate: 'public',
  agentHint:
    'A calculation with the figures of the caller. It says nothing about rails of this installation.',
});
