import { Badge, type Tone } from '@egcr/ui/badge';
import { useText } from '@egcr/web-kit/i18n.tsx';

import type { CaseState, OwnCaseRow } from '../contract/index.ts';
import { casesTexts } from './texts.ts';

const tones: Readonly<Record<CaseState, Tone>> = {
  draft: 'neutral',
  submitted: 'info',
  in_progress: 'brand',
  fulfilled: 'ok',
  declined: 'bad',
  cancelled: 'neutral',
  received: 'info',
  triaged: 'brand',
  investigating: 'brand',
  action_taken: 'ok',
  unfounded: 'neutral',
  referred: 'info',
};

/** How a case stands: its state, whether it was appealed, and whether it is invented. */
export function CaseMarks({
  found,
}: {
  readonly found: Pick<OwnCaseRow, 'state' | 'is_appeal' | 'is_sample'>;
}) {
  const t = useText(casesTexts);
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge tone={tones[found.state]}>{t(`state.${found.state}`)}</Badge>
      {found.is_appeal && <Badge tone="warn">{t('appeal.mark')}</Badge>}
      {found.is_sample && <Badge>{t('sample')}</Badge>}
    </span>
  );
}
