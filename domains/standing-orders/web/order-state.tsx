import { Badge, type Tone } from '@egcr/ui/badge';

import type { StandingOrder } from '../contract/orders.ts';
import { useScheduledText } from './texts.ts';

const tones: Readonly<Record<StandingOrder['state'], Tone>> = {
  active: 'ok',
  paused: 'warn',
  ended: 'neutral',
};

export function OrderState({ state }: { readonly state: StandingOrder['state'] }) {
  const t = useScheduledText();
  return <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>;
}
