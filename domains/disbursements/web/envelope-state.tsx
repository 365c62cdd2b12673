import { Badge, type Tone } from '@egcr/ui/badge';
import { useText } from '@egcr/web-kit/i18n.tsx';

import type { EnvelopeState as State } from '../contract/index.ts';
import { envelopeTexts } from './texts.ts';

const tones: Readonly<Record<State, Tone>> = {
  received: 'neutral',
  insufficient: 'warn',
  blocked: 'info',
  shipping: 'info',
  shipped: 'info',
  closed: 'ok',
  cancelled: 'neutral',
};

/** Where an envelope stands. */
export function EnvelopeState({ state }: { readonly state: State }) {
  const t = useText(envelopeTexts);
  return <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>;
}
