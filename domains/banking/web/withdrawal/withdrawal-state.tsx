import { Badge, type Tone } from '@egcr/ui/badge';

import type { WithdrawalState as State } from '../../contract/index.ts';
import { useBankText } from '../withdraw/texts.ts';

const tones = {
  waiting: 'info',
  sent: 'info',
  paid: 'ok',
  returned: 'warn',
  cancelled: 'neutral',
} as const satisfies Readonly<Record<State, Tone>>;

/** How far a withdrawal has come, in a few words. */
export function WithdrawalState({ state }: { readonly state: State }) {
  const t = useBankText();
  return <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>;
}
