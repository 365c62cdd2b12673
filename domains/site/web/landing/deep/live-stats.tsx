import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';

import { useLive } from './live.tsx';
import { deepTexts } from './texts.ts';
import { Part } from './part.tsx';

const counts = [
  ['people', 'people'],
  ['transfersToday', 'transfers'],
  ['currencies', 'currencies'],
  ['languages', 'languages'],
] as const;

/** What the platform counts of itself, with the time at which it was read. */
export function LiveStats() {
  const t = useText(deepTexts);
  const formats = useFormats();
  const live = useLive();
  return (
    <Part title={t('stats.title')} text={t('stats.text')}>
      <figure className="@container flex min-h-48 flex-col sm:min-h-64 gap-3" aria-busy={live === 'waiting'}>
        {live === 'failed' ? (
          <p className="card p-6 text-ink-2">{t('stats.unreachable')}</p>
        ) : (
          <>
            <dl className="grid grid-cols-1 gap-px @2xs:grid-cols-2 overflow-hidden rounded-xl border border-line bg-line shadow-1">
              {counts.map(([figure, name]) => (
                <div key={name} className="flex flex-col-reverse justify-end gap-1 bg-surface p-4 sm:p-7">
                  <dt className="text-sm text-ink-2">{t(`stats.${name}`)}</dt>
                  <dd className="num text-2xl sm:text-3xl wrap-anywhere font-strong tracking-tight text-brand-text">
                    {live === 'waiting' ? '…' : formats.number(live[figure])}
                  </dd>
                </div>
              ))}
            </dl>
            <figcaption className="num min-h-5 text-sm text-ink-2">
              {live !== 'waiting' && (
                <time dateTime={live.readAt}>{t('stats.read', { time: formats.exact(live.readAt) })}</time>
              )}
            </figcaption>
          </>
        )}
      </figure>
    </Part>
  );
}
