import { ChartTableToggle } from '@egcr/ui/chart-table';
import { useFormats } from '@egcr/web-kit/formats';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import { useState, type PointerEvent } from 'react';

import type { HistoryReply } from '../../contract/index.ts';
import { useRatesText } from '../messages/index.ts';
import { rateFigure } from '../rate-formats.ts';
import type { RatesView } from '../rates-address.ts';
import { nearest, shapeOf, type LineShape } from './line-shape.ts';

interface CourseChartProps {
  readonly points: HistoryReply['points'];
  readonly view: RatesView;
}

const FRAME = { width: 640, height: 200, inset: 14 } as const;

/** The course as a line; the pointer reads single figures, and the table below has them all. Time runs from the start side. */
export function CourseChart({ points, view }: CourseChartProps) {
  const t = useRatesText();
  const { locale } = useLanguage();
  const formats = useFormats();
  const [pointed, setPointed] = useState<number>();
  // Only for drawing; every figure that is read is exact text.
  const spots = points.map(({ as_of, mid }) => ({ at_ms: Date.parse(as_of), value: Number(mid) }));
  const shape = shapeOf(spots, FRAME);
  const figure = (mid: string | undefined) => (mid === undefined ? '' : rateFigure(mid, locale));
  const when = (at: string) => (view.days === 1 ? formats.recent(at) : formats.date(at));
  const byValue = points.toSorted((left, right) => Number(left.mid) - Number(right.mid));
  const shown = pointed === undefined ? undefined : points[pointed];
  return (
    <div className="flex flex-col gap-2">
      <div className="relative">
        <Drawing shape={shape} pointed={pointed} onPoint={setPointed} />
        <span className="num absolute end-0 top-0 text-xs text-ink-2">{figure(byValue.at(-1)?.mid)}</span>
        {shape.most > shape.least && (
          <span className="num absolute end-0 bottom-0 text-xs text-ink-2">{figure(byValue[0]?.mid)}</span>
        )}
      </div>
      <p className="num flex min-h-5 justify-between gap-4 text-xs text-ink-2">
        {shown ? (
          <span className="font-semibold text-ink">
            <bdi>{`${figure(shown.mid)} ${view.quote}`}</bdi> · {formats.exact(shown.as_of)}
          </span>
        ) : (
          <>
            <span>{when(points[0]?.as_of ?? '')}</span>
            <span>{when(points.at(-1)?.as_of ?? '')}</span>
          </>
        )}
      </p>
      <ChartTableToggle
        toggleLabel={t('chart.table')}
        caption={t('chart', { base: view.base, quote: view.quote })}
        labelHeader={t('chart.when')}
        valueHeader={view.quote}
        points={points.toReversed().map(({ as_of, mid }) => ({
          label: formats.exact(as_of),
          value: Number(mid),
          text: rateFigure(mid, locale),
        }))}
      />
    </div>
  );
}

interface DrawingProps {
  readonly shape: LineShape;
  readonly pointed: number | undefined;
  readonly onPoint: (at: number | undefined) => void;
}

function Drawing({ shape, pointed, onPoint }: DrawingProps) {
  const follow = (event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const along = (event.clientX - box.left) / box.width;
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
    onPoint(nearest(shape.places, (isMirrored ? 1 - along : along) * FRAME.width));
  };
  const mark = pointed === undefined ? shape.places.at(-1) : shape.places[pointed];
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${FRAME.width} ${FRAME.height}`}
      preserveAspectRatio="none"
      onPointerMove={follow}
      onPointerDown={follow}
      onPointerLeave={() => onPoint(undefined)}
      className="h-56 w-full touch-pan-y overflow-visible text-viz-1 rtl:-scale-x-100"
    >
      {[0.25, 0.5, 0.75].map((part) => (
        <path
          key={part}
          d={`M0 ${FRAME.height * part}H${FRAME.width}`}
          className="stroke-line"
          strokeDasharray="2 4"
          vectorEffect="non-scaling-stroke"
        />
      ))}
      <path d={shape.area} className="fill-current opacity-10" />
      <path
        d={shape.line}
        fill="none"
        className="stroke-current"
        strokeWidth="2"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
      {mark && pointed !== undefined && (
        <path
          d={`M${mark.x} 0V${FRAME.height}`}
          className="stroke-line-strong"
          vectorEffect="non-scaling-stroke"
        />
      )}
      {mark && (
        <path
          d={`M${mark.x} ${mark.y}h0`}
          className="stroke-current"
          strokeWidth="9"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
      )}
    </svg>
  );
}
