import { useText } from '@egcr/web-kit/i18n.tsx';

import type { AwardPhase, MilestoneState, OwnApplication } from '../../contract/index.ts';
import { agreementTexts } from './texts.ts';

/** What the reader does next, or for what they wait. */
export function NextStep({ award }: { readonly award: NonNullable<OwnApplication['award']> }) {
  const t = useText(agreementTexts);
  return t(nextOf(award.state, award.now));
}

function nextOf(state: AwardPhase, now: MilestoneState | null) {
  if (state === 'offered') return 'next.accept';
  if (state !== 'active') return `next.${state}` as const;
  return now === 'due' || now === 'reported' || now === 'stopped' ? (`next.${now}` as const) : 'next.to_pay';
}
