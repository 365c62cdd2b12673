import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';
import { useSession } from '@egcr/web-kit/session-state';
import { lazy, Suspense, useEffect, useState, type RefObject } from 'react';

import {
  turned,
  type HeroSlide,
  type SlideElement,
  type SlideText,
} from '../../../contract/landing-slides.ts';
import { seemsEditor } from '../editor/rights.ts';
import { landingTexts } from '../texts.ts';
import { Controls } from './controls.tsx';
import { Element } from './elements.tsx';
import { heroTexts } from './texts.ts';
import { otherSlides } from './other-slides.ts';
import { Slide } from './slide.tsx';
import { useEditedSlides } from './use-edited-slides.ts';
import { useRotation } from './use-rotation.ts';
import { useSwipe } from './use-swipe.ts';

const EditButton = lazy(async () => ({ default: (await import('../editor/edit-button.tsx')).EditButton }));

interface MovingProps {
  readonly first: HeroSlide;
  /** Called with what an editor wrote on the first slide; undefined where nobody did. */
  readonly onFirstEdited: (text: SlideText | undefined) => void;
  /** The place of the slide that is shown, from 0. */
  readonly at: number;
  readonly show: (at: number) => void;
  readonly place: RefObject<HTMLElement | null>;
}

/** The slides after the first, and what turns them. */
export function Moving({ first, onFirstEdited, at, show, place }: MovingProps) {
  const t = useText(heroTexts);
  const common = useText(landingTexts);
  const { language, locale, direction } = useLanguage();
  const { edited, put } = useEditedSlides(language);
  const slides = otherSlides(t, { language, locale }).map((slide) => ({
    ...slide,
    ...edited.get(slide.slideNumber),
  }));
  const firstEdited = edited.get(1);
  // The first slide stands above this part, in the first paint; what an editor wrote on it is known only here.
  useEffect(() => onFirstEdited(firstEdited), [firstEdited, onFirstEdited]);
  const mayEdit = useSession((now) => now.isAuthenticated) && seemsEditor();
  const [said, say] = useState('');
  const { isPlaying, setPlaying } = useRotation(place, at, show);
  const placeOf = (slide: number) => common('hero.place', { place: String(slide + 1) });
  const nameOf = (slide: number) => `${placeOf(slide)}: ${(slides[slide - 1] ?? first).title}`;
  const turn = (next: number) => {
    show(next);
    say(nameOf(next));
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
      <Controls
        at={at}
        isPlaying={isPlaying}
        setPlaying={setPlaying}
        turn={turn}
        nameOf={nameOf}
        said={said}
      />
      {mayEdit && (
        <Suspense fallback={null}>
          <EditButton
            number={at + 1}
            language={language}
            shown={wordsOf(slides[at - 1] ?? first)}
            onOpen={() => setPlaying(false)}
            onSaved={put}
          />
        </Suspense>
      )}
    </>
  );
}

function wordsOf({ badgeText, title, subtitle, description, ...rest }: HeroSlide): SlideText {
  const { primaryButtonText, secondaryButtonText } = rest;
  return { badgeText, title, subtitle, description, primaryButtonText, secondaryButtonText };
}

function isDrawn(type: SlideElement): type is Exclude<SlideElement, 'egcr-coin'> {
  return type !== 'egcr-coin';
}
