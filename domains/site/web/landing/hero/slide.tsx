import { ButtonLink } from '@egcr/ui/button';
import type { ReactNode } from 'react';

import type { HeroSlide } from '../../../contract/landing-slides.ts';
import { NotOpenBadge } from '../not-open-badge.tsx';

interface SlideProps {
  readonly slide: HeroSlide;
  readonly isCurrent: boolean;
  /** What a slide is called, spoken. */
  readonly kind: string;
  /** Its place among the slides, spoken. */
  readonly place: string;
  /** Its drawing. */
  readonly element: ReactNode;
  /** Says what kind of figures the statistics are. */
  readonly statsNote?: string | undefined;
}

/** One slide. All lie on one another; who is not shown is out of reach and out of hearing. */
export function Slide({ slide, isCurrent, kind, place, element, statsNote }: SlideProps) {
  return (
    <div
      role="group"
      aria-roledescription={kind}
      aria-label={place}
      inert={!isCurrent}
      aria-hidden={!isCurrent}
      className={`grid transition-opacity duration-700 [grid-area:1/1] aria-hidden:opacity-0 ${slide.backgroundGradient}`}
    >
      <div className="shell relative grid grid-cols-1 min-h-[46rem] grid-rows-[auto_1fr] items-start gap-x-10 gap-y-6 pt-10 pb-20 sm:min-h-[40rem] lg:min-h-[44rem] xl:min-h-[42rem] lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] lg:grid-rows-none lg:items-center lg:pt-8">
        <div
          className={`relative z-10 flex flex-col items-start gap-5 ${slide.has3DElement ? 'once-whole' : ''}`}
        >
          {slide.showBadge && (
            <p className="rounded-full border border-brand-text/30 px-3.5 py-1 text-xs font-semibold text-brand-text">
              {slide.badgeText}
            </p>
          )}
          <h1 className="max-w-[16ch] text-4xl">{slide.title}</h1>
          <p className="max-w-[40ch] text-lg font-semibold text-brand-text lg:text-xl">{slide.subtitle}</p>
          <p className="max-w-[48ch] text-ink-2 lg:text-lg">{slide.description}</p>
          {slide.showButtons && (
            <div className="flex flex-wrap gap-3 pt-1">
              <ButtonLink href={slide.primaryButtonPath} size="large">
                {slide.primaryButtonText}
              </ButtonLink>
              <ButtonLink href={slide.secondaryButtonPath} size="large" look="secondary">
                {slide.secondaryButtonText}
              </ButtonLink>
              <span className="self-center">
                <NotOpenBadge href={slide.primaryButtonPath} />
              </span>
            </div>
          )}
          <Stats stats={slide.stats} note={statsNote} />
        </div>
        {slide.has3DElement && (
          <div
            data-drawing={slide.element3DType}
            className={`grid place-items-center max-lg:self-end max-lg:justify-self-end max-lg:not-data-[drawing=egcr-coin]:absolute max-lg:not-data-[drawing=egcr-coin]:end-0 max-lg:not-data-[drawing=egcr-coin]:bottom-20 ${slide.accentGradient}`}
          >
            {element}
          </div>
        )}
      </div>
    </div>
  );
}

function Stats({ stats, note }: { readonly stats: HeroSlide['stats']; readonly note: string | undefined }) {
  if (stats.length === 0) return null;
  return (
    <div className="flex flex-col gap-1 pt-1">
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        {stats.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-sm text-ink-2">{label}</dt>
            <dd className="num text-xl font-strong">{value}</dd>
          </div>
        ))}
      </dl>
      {note !== undefined && <p className="text-xs text-ink-2">{note}</p>}
    </div>
  );
}
