import { Badge } from '@egcr/ui/badge';
import { Card } from '@egcr/ui/card';
import { Progress } from '@egcr/ui/progress';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';

import { completenessOf } from '../../contract/cv/completeness.ts';
import type { Cv } from '../../contract/cv/shape.ts';
import { cvTexts } from './texts.ts';

/** How complete the CV is as it is typed, and what is missing. */
export function CompleteCard({ cv }: { readonly cv: Cv }) {
  const t = useText(cvTexts);
  const formats = useFormats();
  const { percent, missing } = completenessOf(cv);
  return (
    <Card title={t('complete')}>
      <Progress
        label={t('complete')}
        isLabelHidden
        value={percent}
        text={formats.percent(percent / 100)}
        tone={missing.length === 0 ? 'ok' : 'brand'}
      />
      {missing.length === 0 ? (
        <p className="text-sm text-ink-2">{t('complete.all')}</p>
      ) : (
        <div className="flex flex-wrap items-baseline gap-x-3 gap-y-2 text-sm text-ink-2">
          <p>{t('complete.missing')}</p>
          <ul className="flex flex-wrap gap-2">
            {missing.map((part) => (
              <li key={part}>
                <Badge tone="neutral">{t(`part.${part}`)}</Badge>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  );
}
