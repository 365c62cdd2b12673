import { hrefOf } from '@egcr/contract/product-screens';
import { ButtonLink } from '@egcr/ui/button';
import { Rosette } from '@egcr/ui/rosette';
import { useText } from '@egcr/web-kit/i18n.tsx';

import { belowTexts } from './texts.ts';

/** The tagline across the page, and the last invitation. */
export function Closing() {
  const t = useText(belowTexts);
  return (
    <>
      <p className="relative mt-6 overflow-hidden bg-brand px-5 py-10 text-center text-2xl sm:mt-10 sm:py-16 sm:text-3xl font-strong text-brand-ink">
        <Rosette
          pattern="field"
          className="absolute top-1/2 start-1/2 size-[50rem] -translate-x-1/2 -translate-y-1/2 opacity-15 rtl:translate-x-1/2"
        />
        <span className="relative">{t('tagline')}</span>
      </p>
      <section className="shell flex flex-col items-center gap-4 py-10 text-center sm:gap-5 sm:py-20">
        <h2 className="text-3xl">{t('start.title')}</h2>
        <p className="max-w-[48ch] text-lg text-ink-2">{t('start.text')}</p>
        <ButtonLink href={hrefOf('contact')} look="brass" size="large">
          {t('start.open')}
        </ButtonLink>
      </section>
    </>
  );
}
