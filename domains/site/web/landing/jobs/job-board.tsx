import { hrefOf } from '@egcr/contract/product-screens';
import { ButtonLink } from '@egcr/ui/button';
import { useFormats } from '@egcr/web-kit/formats';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';
import { Briefcase } from 'lucide-react';
import { useId } from 'react';

import { targetFigures, writeTarget } from '../../../contract/landing-figures.ts';
import { useLiveWork, workFigures } from './live-work.ts';
import { jobTexts } from './texts.ts';

const tiles = ['jobs.billion', 'jobs.countries', 'jobs.businesses', 'jobs.matching'] as const;

/** The job board's promise, with four figures that are targets and are called so, and what is counted beside them. */
export function JobBoard() {
  const t = useText(jobTexts);
  const countries = writeTarget(targetFigures.countries, useLanguage());
  return (
    <section className="shell grid grid-cols-1 items-center gap-6 py-9 sm:gap-10 sm:py-16 lg:grid-cols-2 lg:pt-20 lg:pb-10">
      <div className="flex flex-col items-start gap-4 sm:gap-5">
        <Briefcase aria-hidden className="size-8 text-brass-text max-sm:hidden" strokeWidth={1.5} />
        <h2 className="max-w-[16ch] text-3xl">{t('jobs.title')}</h2>
        <p className="max-w-[52ch] text-ink-2">{t('jobs.text')}</p>
        <div className="flex flex-wrap items-center gap-3">
          <ButtonLink href={hrefOf('job-board')}>{t('jobs.open')}</ButtonLink>
        </div>
      </div>
      <div className="flex flex-col gap-6">
        <figure className="@container flex flex-col gap-3">
          <dl className="grid grid-cols-1 gap-px @2xs:grid-cols-2 overflow-hidden rounded-xl border border-line bg-line shadow-1">
            {tiles.map((tile) => (
              <div key={tile} className="flex flex-col-reverse justify-end gap-1 bg-surface p-4 sm:p-7">
                <dt className="text-sm text-ink-2">{t(`${tile}.label`)}</dt>
                <dd className="num text-xl sm:text-3xl wrap-anywhere font-strong tracking-tight text-brand-text">
                  {tile === 'jobs.countries' ? countries : t(tile)}
                </dd>
              </div>
            ))}
          </dl>
          <figcaption className="text-sm text-ink-2">{t('jobs.targets')}</figcaption>
        </figure>
        <LiveWork />
      </div>
    </section>
  );
}

/** Beside the targets: what is counted now. Nothing is shown in place of a figure that could not be read. */
function LiveWork() {
  const t = useText(jobTexts);
  const formats = useFormats();
  const live = useLiveWork();
  const isRead = live !== 'waiting' && live !== 'failed';
  const nameId = useId();
  return (
    <figure className="flex flex-col gap-2" aria-busy={live === 'waiting'} aria-labelledby={nameId}>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-2 sm:grid-cols-4">
        {workFigures.map((figure) => (
          <div key={figure} className="flex flex-col-reverse justify-end">
            <dt className="text-sm text-ink-2">{t(`jobs.${figure}`)}</dt>
            <dd className="num text-lg font-strong">
              {isRead ? formats.number(live[figure]) : live === 'waiting' ? '…' : '–'}
            </dd>
          </div>
        ))}
      </dl>
      <figcaption id={nameId} className="text-sm text-ink-2">
        {isRead && live.sample_jobs > 0
          ? t('jobs.counted.samples', { samples: formats.number(live.sample_jobs) })
          : t('jobs.counted')}
      </figcaption>
    </figure>
  );
}
