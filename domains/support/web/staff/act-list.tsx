import { useText } from '@egcr/web-kit/i18n.tsx';
import { Fragment } from 'react';

import type { WeekToDecide } from '../../contract/shapes.ts';
import { supportTexts } from '../texts.ts';

/** The acts of a week as an officer reads them. What the platform counted has no text and no proof. */
export function ActList({ activities }: Pick<WeekToDecide, 'activities'>) {
  const words = useText(supportTexts);
  return (
    <ul className="flex flex-col gap-1 text-sm text-ink-2">
      {activities.map(({ kind, on, text, proof, source }, at) => (
        <li key={`${on} ${at}`}>
          {words(`kind.${kind}`)} · {words(`source.${source}`)}
          {[text, proof].filter(Boolean).map((said, place) => (
            <Fragment key={`${place} ${said}`}>
              {' · '}
              <bdi>{said}</bdi>
            </Fragment>
          ))}
        </li>
      ))}
    </ul>
  );
}
