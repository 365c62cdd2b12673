import type { FigureKind } from '../../../contract/whitepaper/figures.ts';
import { KindTag } from '../kind-tag.tsx';

interface BarProps {
  readonly label: string;
  readonly text: string;
  readonly kind: FigureKind;
  /** Parts of the whole width. */
  readonly from: number;
  readonly to: number;
  readonly mark?: number | undefined;
  /** Into how many equal steps the scale is parted; lines stand between them. */
  readonly steps?: number | undefined;
}

const WIDTH = 1000;
const HEIGHT = 12;
/** So much is seen of what is too little to be drawn. */
const LEAST = 3;

/** A figure with its name and kind, and under them how far it reaches. What was measured is drawn darkest. */
export function Bar({ label, text, kind, from, to, mark, steps }: BarProps) {
  const width = to > from ? Math.max(LEAST, (to - from) * WIDTH) : 0;
  return (
    <li className="flex flex-col gap-2 print:gap-1">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span className="text-sm">{label}</span>
        <span className="flex flex-wrap items-baseline gap-x-2">
          <bdi className="num font-strong">{text}</bdi>
          <KindTag kind={kind} />
        </span>
      </div>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden
        className="h-3 w-full rtl:-scale-x-100"
      >
        <rect width={WIDTH} height={HEIGHT} className="fill-sunken" />
        {Array.from({ length: Math.max(0, (steps ?? 0) - 1) }, (_, at) => (
          <rect
            key={at}
            x={round(((at + 1) / (steps ?? 1)) * WIDTH)}
            width="2"
            height={HEIGHT}
            className="fill-line"
          />
        ))}
        <rect
          x={round(from * WIDTH)}
          width={round(width)}
          height={HEIGHT}
          data-kind={kind}
          className="fill-viz-1 data-[kind=claim]:fill-viz-1/35 data-[kind=target]:fill-viz-1/65 forced:fill-[CanvasText]"
        />
        {mark !== undefined && (
          <rect x={round(mark * WIDTH) - 2} width="5" height={HEIGHT} className="fill-ink" />
        )}
      </svg>
    </li>
  );
}

/** Shorter in the page. */
function round(value: number): number {
  return Math.round(value * 10) / 10;
}
