import { ButtonLink } from '@egcr/ui/button';
import { Coin } from '@egcr/ui/coin';
import { Rosette } from '@egcr/ui/rosette';
import { useText } from '@egcr/web-kit/i18n.tsx';

import { landingTexts } from './messages/index.ts';

/** The coin in its rosette, and the promise beside it. */
export function Hero() {
  const t = useText(landingTexts);
  return (
    <section className="relative overflow-hidden border-b border-line bg-brand-soft">
      <div className="shell grid min-h-[34rem] items-center gap-10 py-14 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]">
        <div className="relative z-10 flex flex-col items-start gap-6">
          <p className="rounded-full border border-brand-text/30 px-3.5 py-1 text-xs font-semibold text-brand-text">
            {t('hero.badge')}
          </p>
          <h1 className="max-w-[15ch] text-4xl">{t('hero.title')}</h1>
          <p className="max-w-[46ch] text-lg text-ink-2">{t('hero.text')}</p>
          <div className="flex flex-wrap gap-3 pt-2">
            <ButtonLink href="/auth?mode=signup" size="large">
              {t('hero.open')}
            </ButtonLink>
            <ButtonLink href="/egcr/whitepaper" size="large" look="secondary">
              {t('hero.read')}
            </ButtonLink>
          </div>
        </div>
        <div className="relative grid place-items-center max-lg:min-h-72">
          <Rosette
            pattern="field"
            className="absolute top-1/2 start-1/2 size-[44rem] -translate-x-1/2 -translate-y-1/2 text-brand-text/45 max-lg:size-[30rem] rtl:translate-x-1/2"
          />
          <Coin className="relative size-60 max-lg:size-44" />
        </div>
      </div>
    </section>
  );
}
