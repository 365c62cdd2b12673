import { hrefOf } from '@egcr/contract/product-screens';
import { Coin } from '@egcr/ui/coin';
import { Rosette } from '@egcr/ui/rosette';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { lazyBeside } from '@egcr/web-kit/lazy-beside';
import { useRef, useState } from 'react';

import type { HeroSlide, SlideText } from '../../../contract/landing-slides.ts';
import { WhenNear } from '../../frame/when-near.tsx';
import { landingTexts } from '../texts.ts';
import { Slide } from './slide.tsx';

const Moving = lazyBeside(async () => (await import('./moving.tsx')).Moving);

/** The head of the page. Its first slide stands in the first paint; the others, and what turns them, come after it. */
export function Hero() {
  const t = useText(landingTexts);
  const place = useRef<HTMLElement>(null);
  const [at, show] = useState(0);
  const [edited, setEdited] = useState<SlideText>();
  const first = { ...firstSlide(t), ...edited };
  return (
    <section
      ref={place}
      aria-roledescription={t('hero.carousel')}
      aria-label={t('hero.label')}
      className="relative grid grid-cols-1 touch-pan-y overflow-hidden border-b border-line"
    >
      <Slide
        slide={first}
        isCurrent={at === 0}
        kind={t('hero.slide')}
        place={t('hero.place', { place: '1' })}
        element={
          // Its size stands here, so that the net around the coin lies still before the coin is read in.
          <div className="relative grid size-60 place-items-center max-lg:size-32">
            <Rosette
              pattern="field"
              className="absolute top-1/2 start-1/2 size-[44rem] -translate-x-1/2 -translate-y-1/2 text-brand-text/45 max-lg:size-[23rem] rtl:translate-x-1/2"
            />
            <Coin className="relative size-full" />
          </div>
        }
      />
      <WhenNear placeholder={null} isLeftOut>
        <Moving first={first} onFirstEdited={setEdited} at={at} show={show} place={place} />
      </WhenNear>
    </section>
  );
}

type LandingText = ReturnType<typeof useText<typeof landingTexts.english>>;

function firstSlide(t: LandingText): HeroSlide {
  return {
    slideNumber: 1,
    title: t('hero.title'),
    subtitle: t('hero.subtitle'),
    description: t('hero.text'),
    primaryButtonText: t('hero.open'),
    primaryButtonPath: hrefOf('auth', { mode: 'signup' }),
    secondaryButtonText: t('hero.read'),
    secondaryButtonPath: '/egcr/whitepaper',
    badgeText: t('hero.badge'),
    backgroundGradient: 'bg-brand-soft',
    accentGradient: 'text-brand-text',
    showButtons: true,
    showBadge: true,
    has3DElement: true,
    element3DType: 'egcr-coin',
    stats: [],
  };
}
