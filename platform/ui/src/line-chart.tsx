import { useState, type PointerEvent } from 'react';

import { ChartTableToggle, type ChartPoint, type ChartTexts } from './chart-table.tsx';
import { nearest, shapeOf, type LineShape } from './line-shape.ts';

export interface LinePoint extends ChartPoint {
  /** When; its label says it exactly. */
  readonly at_ms: number;
}

export interface LineChartProps extends ChartTexts {
  /** Oldest first, at least two. */
  readonly points: readonly LinePoint[];
  /** What the figures are in, beside the one that is read; such as a currency. */
  readonly unit?: string | undefined;
  /** A round value beside the axis, as the reader writes it. */
  readonly axisText: (value: number) => string;
  /** Under the two ends of the line. */
  readonly ends: readonly [first: string, last: string];
  /** The words that open the table. */
  readonly tableLabel: string;
}

const FRAME = { width: 640, height: 200, inset: 8 } as const;

/**
 * The course of one figure as a line. Pointer, finger and arrow keys read single figures; the table behind the press has them all. Time runs
 * from the start side.
 */
export function LineChart({ points, unit = '', axisText, ends, tableLabel, ...texts }: LineChartProps) {
  const [pointed, setPointed] = useState<number>();
  const shape = shapeOf(points, FRAME);
  const shown = pointed === undefined ? undefined : points[pointed];
  const spoken = (point: LinePoint | undefined) => point && `${point.text} ${unit}, ${point.label}`;
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <div className="flex gap-2">
        <div className="relative min-w-0 flex-1 rounded-md has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-brand">
          <Drawing shape={shape} pointed={pointed} onPoint={setPointed} />
          <input
            type="range"
            aria-label={texts.caption}
            aria-valuetext={spoken(shown ?? points.at(-1))}
            min={0}
            max={points.length - 1}
            value={pointed ?? points.length - 1}
            onChange={(event) => setPointed(Number(event.currentTarget.value))}
            onBlur={() => setPointed(undefined)}
            className="pointer-events-none absolute inset-0 h-full w-full opacity-0"
          />
        </div>
        <Axis shape={shape} unit={unit} axisText={axisText} />
      </div>
      <p className="num flex min-h-5 justify-between gap-4 text-xs text-ink-2">
        {shown ? (
          <span className="font-semibold text-ink">
            <bdi>{`${shown.text} ${unit}`}</bdi> · {shown.label}
          </span>
        ) : (
          <>
            <span>{ends[0]}</span>
            <span>{ends[1]}</span>
          </>
        )}
      </p>
      <ChartTableToggle {...texts} toggleLabel={tableLabel} points={points.toReversed()} />
    </div>
  );
}

/** The round values, each at its height. The slider and the table say every figure, so screen readers pass over them. */
function Axis({
  shape,
  unit,
  axisText,
}: { readonly shape: LineShape } & Pick<LineChartProps, 'unit' | 'axisText'>) {
  const marks = shape.ticks.map(({ value, y }) => ({ y, text: axisText(value) }));
  return (
    <div aria-hidden className="num relative shrink-0 text-xs text-ink-2">
      {/* The longest word of each mark gives the column its width. */}
      <span className="invisible flex flex-col">
        {[...marks.map(({ text }) => text), unit].map((text) => (
          <span key={text} className="h-0">
            {text}
          </span>
        ))}
      </span>
      {marks.map(({ y, text }) => (
        <bdi
          key={text}
          className="absolute start-0 -translate-y-1/2"
          style={{ top: `${(y / FRAME.height) * 100}%` }}
        >
          {text}
        </bdi>
      ))}
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
      {shape.ticks.map(({ y }) => (
        <path
          key={y}
          d={`M0 ${y}H${FRAME.width}`}
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
