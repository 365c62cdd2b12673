import { refusals } from '@egcr/contract/refusals';

export const developerRefusals = refusals({
  key_limit_reached: [403, 'There are as many usable API keys as one person may have.'],
});
