import { refusals } from '@egcr/contract/refusals';

export const riskRefusals = refusals({
  risk_limit_reached: [403, 'There are as many rules or entries as one merchant may have.'],
});
