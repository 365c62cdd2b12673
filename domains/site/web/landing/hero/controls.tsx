import { IconButton } from '@egcr/ui/icon-button';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide-react';

import { SLIDE_COUNT, turned } from '../../../contract/landing-slides.ts';
import { heroTexts } from './texts.ts';

interface ControlsProps {
  readonly at: number;
  readonly isPlaying: boolean;
  readonly setPlaying: (isPlaying: boolean) => void;
  readonly turn: (to: number) => void;
  /** The place and the title of a slide, spoken. */
  readonly nameOf: (slide: number) => string;
  /** Read out after someone turned by hand. */
  readonly said: string;
}

/** Pause, one back, the five dots, one on. */
export function Controls({ at, isPlaying, setPlaying, turn, nameOf, said }: ControlsProps) {
  const t = useText(heroTexts);
  return (
    <div className="shell absolute inset-x-0 bottom-5 z-20 flex items-center gap-1">
      <IconButton
        label={t(isPlaying ? 'pause' : 'play')}
        icon={
          isPlaying ? (
            <Pause aria-hidden className="size-5" strokeWidth={1.6} />
          ) : (
            <Play aria-hidden className="size-5" strokeWidth={1.6} />
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
          aria-label={nameOf(slide)}
          aria-current={slide === at}
          onClick={() => turn(slide)}
          className="group grid h-11 min-w-[24px] shrink basis-7 place-items-center"
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
  );
}
