import type { PaymentLink } from '@egcr/payments/contract';
import { Badge, type Tone } from '@egcr/ui/badge';
import { useText } from '@egcr/web-kit/i18n.tsx';

import { linkTexts } from './texts.ts';

const tones: Readonly<Record<PaymentLink['state'], Tone>> = {
  active: 'ok',
  inactive: 'neutral',
  expired: 'neutral',
  exhausted: 'info',
};

export function LinkState({ state }: { readonly state: PaymentLink['state'] }) {
  const l = useText(linkTexts);
  return <Badge tone={tones[state]}>{l(`link.${state}`)}</Badge>;
}
