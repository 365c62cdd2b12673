import { Badge, type Tone } from '@egcr/ui/badge';
import { useText } from '@egcr/web-kit/i18n.tsx';

import type { PlanState } from '../../contract/index.ts';
import { planTexts } from './texts.ts';

const tones: Readonly<Record<PlanState, Tone>> = {
  draft: 'neutral',
  in_review: 'warn',
  forecasted: 'info',
  open: 'ok',
  closed: 'neutral',
  evaluating: 'warn',
  awarded: 'brand',
  archived: 'neutral',
};

/** Where a programme stands, in a word. */
export function StateBadge({ state }: { readonly state: PlanState }) {
  const t = useText(planTexts);
  return <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>;
}
