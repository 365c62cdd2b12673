import { dayFills } from '../rails/rail-strip.tsx';
import { timeLines, type DrawnDay } from './open-rail-rules.ts';

const STEP = 6;
const WIDTH = 4;
const BARS = 40;
const TIMES = 22;
/** A bad day is a short bar, and never none. */
const LOWEST = 5;

/** Ninety days: bars for what succeeded, a mark above days with a pause, and the line of times below. The table beside it says all of it in words. */
export function RailDrawing({ days }: { readonly days: readonly DrawnDay[] }) {
  const width = STEP * days.length;
  const lines = timeLines(days, STEP, TIMES);
  return (
    <div aria-hidden className="flex flex-col gap-2">
      <svg
        viewBox={`0 0 ${width} ${BARS + 6}`}
        preserveAspectRatio="none"
        className="h-14 w-full rtl:-scale-x-100"
      >
        {days.map(({ day, tone, share, paused }, at) => {
          const height = share === undefined ? 2 : Math.max(LOWEST, share * BARS);
          return (
            <g key={day}>
              {paused > 0 && <rect x={at * STEP} width={WIDTH} height={4} className="fill-brass" />}
              <rect
                x={at * STEP}
                y={BARS + 6 - height}
                width={WIDTH}
                height={height}
                className={dayFills[tone]}
              />
            </g>
          );
        })}
      </svg>
      {lines.length > 0 && (
        <svg
          viewBox={`0 0 ${width} ${TIMES}`}
          preserveAspectRatio="none"
          className="h-8 w-full border-b border-line rtl:-scale-x-100"
        >
          {lines.map((points) => (
            <polyline
              key={points}
              points={points}
              fill="none"
              vectorEffect="non-scaling-stroke"
              strokeWidth={1.75}
              strokeLinecap="round"
              strokeLinejoin="round"
              className="stroke-viz-2"
            />
          ))}
        </svg>
      )}
    </div>
  );
}
