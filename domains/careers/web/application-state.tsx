import { Badge, type Tone } from '@egcr/ui/badge';
import { useText } from '@egcr/web-kit/i18n.tsx';

import type { OwnApplication } from '../contract/index.ts';
import { careerTexts } from './texts.ts';

const tones = {
  submitted: 'neutral',
  seen: 'info',
  shortlisted: 'info',
  interview: 'brand',
  interviewed: 'brand',
  offer: 'brass',
  hired: 'ok',
  called_off: 'warn',
  declined: 'bad',
  turned_down: 'neutral',
  withdrawn: 'neutral',
  no_response: 'warn',
} as const satisfies Readonly<Record<OwnApplication['state'], Tone>>;

/** Where an application stands, with the reason of a no. */
export function ApplicationMarks({
  found,
}: {
  readonly found: Pick<OwnApplication, 'state' | 'decline_reason' | 'is_sample'>;
}) {
  const t = useText(careerTexts);
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge tone={tones[found.state]}>{t(`state.${found.state}`)}</Badge>
      {found.decline_reason !== null && <Badge>{t(`reason.${found.decline_reason}`)}</Badge>}
      {found.is_sample && <Badge>{t('sample')}</Badge>}
    </span>
  );
}
