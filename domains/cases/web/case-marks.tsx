import { Badge, type Tone } from '@egcr/ui/badge';
import { useText } from '@egcr/web-kit/i18n.tsx';

import type { Mark, OwnCaseRow } from '../contract/index.ts';
import { casesTexts } from './texts.ts';

/** The colour of a state, by how it looks beside others. */
const toneOf: Readonly<Record<Mark, Tone>> = {
  new: 'info',
  busy: 'brand',
  good: 'ok',
  bad: 'bad',
  ended: 'neutral',
};

/** How a case stands: its state in the server's words, whether it was appealed, and whether it is invented. */
export function CaseMarks({
  found,
}: {
  readonly found: Pick<OwnCaseRow, 'state_label' | 'state_mark' | 'is_appeal' | 'is_sample'>;
}) {
  const t = useText(casesTexts);
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge tone={toneOf[found.state_mark]}>{found.state_label}</Badge>
      {found.is_appeal && <Badge tone="warn">{t('appeal.mark')}</Badge>}
      {found.is_sample && <Badge>{t('sample')}</Badge>}
    </span>
  );
}
