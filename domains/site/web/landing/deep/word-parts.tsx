import { Rosette } from '@egcr/ui/rosette';
import { useFormats } from '@egcr/web-kit/formats';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';

import { targetFigures, writeTarget } from '../../../contract/landing-figures.ts';
import { deepTexts } from './texts.ts';
import { TargetLabel } from './part.tsx';

const articles = ['trade', 'books', 'debts'] as const;

/** Three articles, set like a treaty; nobody has signed it, and it says so. */
export function PeaceAgreement() {
  const t = useText(deepTexts);
  const formats = useFormats();
  return (
    <section className="cv relative overflow-hidden border-t border-line bg-surface">
      <Rosette
        pattern="ring"
        className="absolute end-1/2 -bottom-64 size-112 max-sm:hidden translate-x-1/2 text-brass-text/25 lg:-end-28 lg:top-1/2 lg:bottom-auto lg:translate-x-0 lg:-translate-y-1/2 rtl:-translate-x-1/2 lg:rtl:translate-x-0"
      />
      <div className="shell relative py-9 sm:pt-16 sm:pb-60 lg:py-24">
        <div className="relative flex flex-col gap-5 sm:gap-8">
          <div className="flex flex-col gap-3">
            <h2 className="max-w-[24ch] text-2xl sm:text-3xl">{t('peace.title')}</h2>
            <p className="max-w-[52ch] text-ink-2">{t('peace.text')}</p>
          </div>
          <ol className="engraved flex max-w-3xl flex-col divide-y divide-line">
            {articles.map((article, at) => (
              <li key={article} className="flex items-baseline gap-4 py-3 sm:gap-6 sm:py-5">
                <span aria-hidden className="num text-xl font-strong text-brass-text">
                  {formats.number(at + 1)}
                </span>
                <span className="text-lg sm:text-xl">{t(`peace.${article}`)}</span>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}

const aims = [
  ['jobs', 'jobs'],
  ['smallBusinesses', 'businesses'],
  ['countries', 'countries'],
] as const;

/** One sentence, and the figures it is meant by. */
export function Vision() {
  const t = useText(deepTexts);
  const reader = useLanguage();
  return (
    <section className="cv shell flex flex-col gap-6 border-t border-line py-9 sm:gap-10 sm:py-16 lg:py-24">
      <div className="flex flex-col gap-3">
        <h2 className="max-w-[22ch] text-2xl sm:text-4xl">{t('vision.title')}</h2>
        <p className="text-lg text-ink-2">{t('vision.text')}</p>
      </div>
      <div className="flex flex-col items-start gap-4">
        <TargetLabel />
        <dl className="grid w-full grid-cols-[repeat(auto-fit,minmax(min(100%,6rem),1fr))] gap-x-4 gap-y-4 border-t border-line pt-4 sm:grid-cols-3 sm:gap-8 sm:pt-6">
          {aims.map(([figure, name]) => (
            <div key={name} className="flex flex-col-reverse justify-end">
              <dt className="text-ink-2 max-sm:text-sm">{t(`vision.${name}`)}</dt>
              <dd className="num text-xl font-strong sm:text-3xl tracking-tight text-brand-text">
                <bdi>{writeTarget(targetFigures[figure], reader)}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
