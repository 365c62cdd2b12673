import { clsx } from 'clsx';

interface Layer {
  /** Ellipses in a full turn. */
  readonly count: number;
  readonly rx: number;
  readonly ry: number;
  /** How far each ellipse's middle lies from the middle of the rosette. */
  readonly away?: number;
}

/** Rotated ellipses in a box of 200 by 200; their edges weave the net of a banknote. */
const patterns = {
  seal: [
    { count: 12, rx: 58, ry: 40, away: 36 },
    { count: 9, rx: 66, ry: 50 },
  ],
  ring: [
    { count: 20, rx: 97, ry: 62 },
    { count: 20, rx: 80, ry: 58 },
  ],
  field: [
    { count: 40, rx: 64, ry: 40, away: 35 },
    { count: 36, rx: 80, ry: 47 },
  ],
} as const satisfies Readonly<Record<string, readonly Layer[]>>;

export interface RosetteProps {
  /** `field` for heroes and corners, `seal` for small places, `ring` around something. */
  readonly pattern?: keyof typeof patterns | undefined;
  /** Size, place and colour; lines are drawn in the text colour. */
  readonly className?: string | undefined;
}

/** A guilloché rosette, computed: about 1 kB in the page, no image, no script, decoration only. */
export function Rosette({ pattern = 'field', className }: RosetteProps) {
  const layers: readonly Layer[] = patterns[pattern];
  return (
    <svg
      viewBox="-100 -100 200 200"
      aria-hidden
      className={clsx('pointer-events-none **:[vector-effect:non-scaling-stroke]', className)}
      fill="none"
      stroke="currentColor"
      strokeWidth="0.8"
    >
      {layers.map((layer, place) => (
        <g key={place}>{ellipses(layer)}</g>
      ))}
    </svg>
  );
}

function ellipses({ count, rx, ry, away = 0 }: Layer) {
  // An ellipse about the middle repeats itself after half a turn.
  const turn = away === 0 ? 180 : 360;
  return Array.from({ length: count }, (_, step) => (
    <ellipse
      key={step}
      cx={away}
      rx={rx}
      ry={ry}
      transform={`rotate(${Math.round((step * turn * 100) / count) / 100})`}
    />
  ));
}
