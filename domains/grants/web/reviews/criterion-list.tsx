import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';

import type { Judgement } from '../../contract/index.ts';
import { reviewTexts } from './texts.ts';
import { usePoints } from './use-points.ts';

/** Scores by criterion, with the reasons of those who gave them. */
export function CriterionList({ criteria }: Pick<Judgement, 'criteria'>) {
  const t = useText(reviewTexts);
  const formats = useFormats();
  const points = usePoints();
  return (
    <ul className="flex flex-col divide-y divide-line">
      {criteria.map(({ name, label, weight, score, reasons }) => (
        <li key={name} className="flex flex-col gap-1.5 py-3">
          <span className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span>
              <span className="font-medium">{label}</span>{' '}
              <span className="text-sm text-ink-2">
                {t('weight', { percent: formats.percent(weight / 100) })}
              </span>
            </span>
            <span className="num font-semibold">
              {score === null ? t('score.missing') : t('points', { points: points(score) })}
            </span>
          </span>
          {reasons.map((reason, at) => (
            // Reasons have no name: their order is that in which they were sent.
            <p key={at} dir="auto" className="text-sm wrap-anywhere whitespace-pre-line text-ink-2">
              {reason}
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}
