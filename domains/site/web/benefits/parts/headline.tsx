interface HeadlineProps {
  readonly label: string;
  readonly value: string;
  readonly tone?: 'good' | 'bad' | 'plain';
}

const tones = { good: 'text-brand-text', bad: 'text-bad', plain: 'text-ink' } as const;

/** The one figure that a calculation is about; spoken when it changes. */
export function Headline({ label, value, tone = 'good' }: HeadlineProps) {
  return (
    <output className="flex flex-col gap-1">
      <span className="text-sm font-semibold text-ink-2">{label}</span>
      <span className={`num text-4xl font-strong tracking-tight wrap-anywhere ${tones[tone]}`}>
        <bdi>{value}</bdi>
      </span>
    </output>
  );
}

interface SideFiguresProps {
  readonly figures: readonly {
    readonly label: string;
    readonly value: string;
    /** The mark of the drawing that belongs to it. */
    readonly mark?: 'line' | 'today' | 'inside' | 'held' | 'required';
  }[];
}

const marks = {
  line: 'h-0.5 w-4 bg-brand-text forced:bg-[CanvasText]',
  today: 'h-0.5 w-4 bg-brass-text forced:bg-[CanvasText]',
  inside: 'h-1 w-4 bg-brand-text forced:bg-[CanvasText]',
  held: 'size-3 bg-viz-1 forced:bg-[CanvasText]',
  required: 'h-4 w-0.5 bg-brass-text forced:bg-[CanvasText]',
} as const;

/** The figures that the headline follows from, and the legend of its drawing. */
export function SideFigures({ figures }: SideFiguresProps) {
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-3 border-t border-line pt-4">
      {figures.map(({ label, value, mark }) => (
        <div key={label} className="flex flex-col-reverse">
          <dt className="flex items-center gap-2 text-sm text-ink-2">
            {mark && <span aria-hidden className={marks[mark]} />}
            {label}
          </dt>
          <dd className="num text-xl font-semibold">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
