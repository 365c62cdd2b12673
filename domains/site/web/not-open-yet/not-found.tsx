import { hrefOf } from '@egcr/contract/product-screens';
import { ButtonLink } from '@egcr/ui/button';
import { Rosette } from '@egcr/ui/rosette';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useTitles } from '@egcr/web-kit/titles';

import { ReportLink } from '../frame/report-link.tsx';
import { notOpenTexts } from './texts.ts';

/** For addresses that do not exist. */
export function Screen() {
  const t = useText(notOpenTexts);
  const titles = useTitles();
  return (
    <section className="relative grid min-h-[62dvh] content-center overflow-hidden py-16 max-md:pb-60">
      <Rosette
        pattern="ring"
        className="absolute -end-24 top-1/2 size-140 -translate-y-1/2 text-brand-text/25 max-md:end-1/2 max-md:top-auto max-md:-bottom-64 max-md:size-112 max-md:translate-x-1/2 max-md:translate-y-0 max-md:rtl:-translate-x-1/2"
      />
      <div className="shell relative">
        <div className="flex max-w-xl flex-col items-start gap-5">
          <p className="text-sm font-semibold text-brand-text">{t('not-found.code')}</p>
          <h1 id="page-heading" tabIndex={-1} className="text-4xl outline-none">
            {t('not-found.title')}
          </h1>
          <p className="max-w-[52ch] text-lg text-ink-2">{t('not-found.text')}</p>
          <div className="flex flex-wrap gap-3 pt-2">
            <ButtonLink href="/">{t('home')}</ButtonLink>
            <ButtonLink look="secondary" href={hrefOf('wallet')}>
              {titles('wallet')}
            </ButtonLink>
            <ButtonLink look="secondary" href={hrefOf('contact')}>
              {titles('contact')}
            </ButtonLink>
          </div>
          <ReportLink />
        </div>
      </div>
    </section>
  );
}
