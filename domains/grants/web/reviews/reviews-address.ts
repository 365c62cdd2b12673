import { address, anyText, oneOf } from '@egcr/contract/address';

const tool = 'grant-reviews';
const fields = address('dashboard', { tool: oneOf([tool]), review: anyText, show: oneOf(['sent']) });

/** What a reviewer is asked to judge, and the application that is open beside it. */
export const reviewsAddress = {
  ...fields,
  to: (view: Omit<ReturnType<typeof fields.read>, 'tool'> = {}) => fields.to({ ...view, tool }),
};
