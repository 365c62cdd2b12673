import { address, anyText, oneOf } from '@egcr/contract/address';

import { balanceFigures } from '../../contract/index.ts';

/** The entries behind one figure of the balance. */
export const balanceAddress = address('payment-balance', {
  asset: anyText,
  figure: oneOf(balanceFigures),
  words: anyText,
});
