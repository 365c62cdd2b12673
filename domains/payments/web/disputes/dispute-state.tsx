import { Badge, type Tone } from '@egcr/ui/badge';
import { useText } from '@egcr/web-kit/i18n.tsx';

import type { DisputeState as State } from '../../contract/index.ts';
import { disputeTexts } from './texts.ts';

const tones: Readonly<Record<State, Tone>> = {
  warning_needs_response: 'warn',
  warning_under_review: 'info',
  warning_closed: 'neutral',
  needs_response: 'warn',
  under_review: 'info',
  won: 'ok',
  lost: 'bad',
  prevented: 'neutral',
};

export function DisputeState({ state }: { readonly state: State }) {
  const t = useText(disputeTexts);
  return <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>;
}
