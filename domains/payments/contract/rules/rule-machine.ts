import { machine, type StateOf } from '@egcr/contract/machine';

import { paymentRefusals } from '../refusals.ts';

/** What one version of a routing rule goes through. Nothing but an active one decides. */
export const ruleMachine = machine({
  name: 'payments.routing_rule',
  states: ['draft', 'active', 'retired'],
  first: 'draft',
  events: {
    activate: { by: ['the merchant, with their PIN'], moves: { draft: 'active' } },
    retire: {
      by: ['the merchant', 'the next version, when it is activated'],
      moves: { draft: 'retired', active: 'retired' },
    },
  },
  refusal: paymentRefusals.rule_closed,
});

export const ruleStates = ruleMachine.states;
export type RuleState = StateOf<typeof ruleMachine>;
