import { Badge } from '@egcr/ui/badge';
import { useText } from '@egcr/web-kit/i18n.tsx';

import type { RuleState as State } from '@egcr/payments/contract';
import { ruleTexts } from './texts.ts';

const tones = { draft: 'info', active: 'ok', retired: 'neutral' } as const satisfies Record<State, string>;

export function RuleState({ state }: { readonly state: State }) {
  const t = useText(ruleTexts);
  return <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>;
}
