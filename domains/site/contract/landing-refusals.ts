import { refusals } from '@egcr/contract/refusals';

export const landingRefusals = refusals({
  slide_changed: [409, 'Someone else has changed this slide since you read it. Read it again.'],
});
