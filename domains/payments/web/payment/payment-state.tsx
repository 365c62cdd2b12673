import { Badge, type Tone } from '@egcr/ui/badge';

import type { Payment } from '../../contract/index.ts';
import { usePaymentText } from '../text.ts';

const tones: Readonly<Record<Payment['state'], Tone>> = {
  requires_payment_method: 'warn',
  requires_confirmation: 'warn',
  requires_action: 'warn',
  processing: 'info',
  requires_capture: 'info',
  succeeded: 'ok',
  canceled: 'neutral',
};

export function PaymentState({ state }: { readonly state: Payment['state'] }) {
  const t = usePaymentText();
  return <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>;
}
