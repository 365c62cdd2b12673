import { IconButton } from '@egcr/ui/icon-button';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';
import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide-react';
import { useState, type RefObject } from 'react';

import { SLIDE_COUNT, turned, type SlideElement } from '../../../contract/landing-slides.ts';
import { landingTexts } from '../messages/index.ts';
import { Element } from './elements.tsx';
import { heroTexts } from './messages/index.ts';
import { otherSlides } from './other-slides.ts';
import { Slide } from './slide.tsx';
import { useRotation } from './use-rotation.ts';
import { useSwipe } from './use-swipe.ts';

interface MovingProps {
  /** The place of the slide that is shown, from 0. */
  readonly at: number;
  readonly show: (at: number) => void;
  readonly place: RefObject<HTMLElement | null>;
}

/** The slides after the first, and what turns them. */
export function Moving({ at, show, place }: MovingProps) {
  const t = useText(heroTexts);
  const common = useText(landingTexts);
  const { language, locale, direction } = useLanguage();
  const slides = otherSlides(t, { language, locale });
  const [said, say] = useState('');
  const { isPlaying, setPlaying } = useRotation(place, at, show);
  const placeOf = (slide: number) => common('hero.place', { place: String(slide + 1) });
  const titleOf = (slide: number) => slides[slide - 1]?.title ?? common('hero.title');
  const turn = (next: number) => {
    show(next);
    say(`${placeOf(next)}: ${titleOf(next)}`);
  };
  useSwipe(place, direction, (step) => turn(turned(at, step)));
  return (
    <>
      {slides.map((slide, index) => (
        <Slide
          key={slide.slideNumber}
          slide={slide}
          isCurrent={at === index + 1}
          kind={common('hero.slide')}
          place={placeOf(index + 1)}
          element={isDrawn(slide.element3DType) && <Element type={slide.element3DType} />}
          statsNote={t('stats.note')}
        />
      ))}
      <div className="shell absolute inset-x-0 bottom-5 z-20 flex items-center gap-1">
        <IconButton
          label={t(isPlaying ? 'pause' : 'play')}
          icon={
            isPlaying ? (
              <Pause aria-hidden className="size-5" strokeWidth={1.6} />
            ) : (
              <Play aria-hidden className="size-5 rtl:rotate-180" strokeWidth={1.6} />
            )
          }
          onClick={() => setPlaying(!isPlaying)}
        />
        <IconButton
          label={t('previous')}
          icon={<ArrowLeft aria-hidden className="size-5 rtl:rotate-180" strokeWidth={1.6} />}
          onClick={() => turn(turned(at, -1))}
        />
        {Array.from({ length: SLIDE_COUNT }, (_, slide) => (
          <button
            key={slide}
            type="button"
            aria-label={`${placeOf(slide)}: ${titleOf(slide)}`}
            aria-current={slide === at}
            onClick={() => turn(slide)}
            className="group grid h-11 min-w-7 place-items-center"
          >
            <span className="h-2 rounded-full transition-[width,background-color] duration-200 forced:bg-[CanvasText] w-2 bg-line-strong group-hover:bg-ink-2 group-aria-[current=true]:w-7 group-aria-[current=true]:bg-brand" />
          </button>
        ))}
        <IconButton
          label={t('next')}
          icon={<ArrowRight aria-hidden className="size-5 rtl:rotate-180" strokeWidth={1.6} />}
          onClick={() => turn(turned(at, 1))}
        />
        <p aria-live="polite" className="sr-only">
          {said}
        </p>
      </div>
    </>
  );
}

function isDrawn(type: SlideElement): type is Exclude<SlideElement, 'egcr-coin'> {
  return type !== 'egcr-coin';
}
