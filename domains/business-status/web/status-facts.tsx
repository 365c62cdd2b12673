import { Badge } from '@egcr/ui/badge';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { Ban } from 'lucide-react';

import type { OwnStatus } from '../contract/index.ts';
import { statusTexts } from './texts.ts';

type Shown = Pick<OwnStatus, 'status' | 'forbids' | 'steps'>;

export function StatusBadge({ status }: Pick<OwnStatus, 'status'>) {
  const t = useText(statusTexts);
  return <Badge tone={status === 'active' ? 'ok' : 'warn'}>{t(`status.${status}`)}</Badge>;
}

/** What the status forbids, and how it came to be. */
export function StatusFacts({ found }: { readonly found: Shown }) {
  const t = useText(statusTexts);
  const formats = useFormats();
  return (
    <>
      {found.forbids.length > 0 && (
        <section className="flex flex-col gap-2">
          <h3 className="font-semibold">{t('forbids')}</h3>
          <ul className="flex flex-col gap-2">
            {found.forbids.map((act) => (
              <li key={act} className="flex items-start gap-3">
                <Ban aria-hidden className="mt-0.5 size-5 shrink-0 text-warn" />
                {t(`act.${act}`)}
              </li>
            ))}
          </ul>
        </section>
      )}
      {found.steps.length > 0 && (
        <section className="flex flex-col gap-2">
          <h3 className="font-semibold">{t('history')}</h3>
          <ol className="flex flex-col divide-y divide-line">
            {found.steps.map(({ status, on, reason, made_at: madeAt }) => (
              <li key={madeAt} className="flex flex-col gap-0.5 py-2">
                <span className="num font-medium">
                  {t('step', { status: t(`status.${status}`), date: formats.date(`${on}T12:00:00Z`) })}
                </span>
                <bdi className="text-ink-2 wrap-anywhere">{reason}</bdi>
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}
