import { useVerifyText } from './texts.ts';

const STEP = 26;
const SIDE = 34;
const WIDTH = 132;
const MARGIN = 14;

/**
 * The way from the transfer up to the root: at each step the fingerprint so far is joined with a neighbour's. Drawn from bottom to
 * top; the same picture whichever way the page reads.
 */
export function PathDrawing({ steps }: { readonly steps: number }) {
  const t = useVerifyText();
  const height = MARGIN * 2 + Math.max(1, steps) * STEP;
  const middle = WIDTH / 2;
  const levels = Array.from({ length: steps }, (_, level) => height - MARGIN - level * STEP);
  return (
    <figure className="flex flex-col items-center gap-1">
      <figcaption className="sr-only">{t('path.label', { count: steps })}</figcaption>
      <span aria-hidden className="text-xs text-brass-text">
        {t('path.root')}
      </span>
      <svg aria-hidden viewBox={`0 0 ${WIDTH} ${height}`} className="w-32" fill="none" strokeWidth={1.25}>
        {levels.map((y, level) => {
          const side = level % 2 === 0 ? SIDE : -SIDE;
          return (
            <g key={y}>
              <path
                className="stroke-line-strong"
                d={`M${middle + side} ${y} Q${middle + side} ${y - STEP} ${middle} ${y - STEP}`}
              />
              <circle cx={middle + side} cy={y} r={3.5} className="fill-surface stroke-line-strong" />
            </g>
          );
        })}
        <path className="stroke-brand-text" strokeWidth={2} d={`M${middle} ${height - MARGIN}V${MARGIN}`} />
        {levels.map((y) => (
          <circle key={y} cx={middle} cy={y} r={4} className="fill-surface stroke-brand-text" />
        ))}
        <circle cx={middle} cy={height - MARGIN} r={5} className="fill-brand-text stroke-brand-text" />
        <circle cx={middle} cy={MARGIN} r={6} className="fill-brass-soft stroke-brass-text" strokeWidth={2} />
      </svg>
      <span aria-hidden className="text-xs text-ink-2">
        {t('path.leaf')}
      </span>
    </figure>
  );
}
