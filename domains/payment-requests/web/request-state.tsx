import { stateAfter } from '@egcr/contract/machine';
import { Badge, type Tone } from '@egcr/ui/badge';

import { paymentRequestMachine } from '../contract/request-machine.ts';
import type { PaymentRequest } from '../contract/requests.ts';
import { useRequestsText } from './texts.ts';

const tones: Readonly<Record<PaymentRequest['state'], Tone>> = {
  pending: 'warn',
  partially_paid: 'info',
  paid: 'ok',
  declined: 'bad',
  cancelled: 'neutral',
  expired: 'neutral',
};

export function RequestState({ state }: { readonly state: PaymentRequest['state'] }) {
  const t = useRequestsText();
  return <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>;
}

/** Whether it still waits for money. */
export function isWaiting({ state }: Pick<PaymentRequest, 'state'>): boolean {
  return stateAfter(paymentRequestMachine, state, 'pay_rest') !== undefined;
}
