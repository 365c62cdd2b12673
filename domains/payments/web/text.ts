import { useText } from '@egcr/web-kit/i18n.tsx';

import { paymentTexts } from './texts.ts';

/** The sentences of the gateway in the reader's language. */
export function usePaymentText() {
  return useText(paymentTexts);
}
