import { useId, type ReactNode } from 'react';
import { clsx } from 'clsx';

export interface ProgressProps {
  readonly label: ReactNode;
  readonly isLabelHidden?: boolean | undefined;
  readonly value: number;
  readonly max?: number | undefined;
  /** The state in words: "3 of 5 steps". Shown at the end and read out. */
  readonly text: string;
  readonly tone?: 'brand' | 'brass' | 'ok' | 'bad' | undefined;
}

const fills = { brand: 'fill-brand', brass: 'fill-brass', ok: 'fill-ok', bad: 'fill-bad' } as const;

/** How far something has come, as a hairline bar with words. */
export function Progress({
  label,
  isLabelHidden = false,
  value,
  max = 100,
  text,
  tone = 'brand',
}: ProgressProps) {
  const labelId = useId();
  const share = max > 0 ? Math.min(100, Math.max(0, (value / max) * 100)) : 0;
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-baseline justify-between gap-4 text-sm">
        <span id={labelId} className={clsx('font-medium', isLabelHidden && 'sr-only')}>
          {label}
        </span>
        <span aria-hidden className="num text-ink-2">
          {text}
        </span>
      </div>
      <div
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={text}
        className="h-1.5 overflow-hidden rounded-full bg-line forced:border"
      >
        <svg aria-hidden className="size-full rtl:-scale-x-100">
          <rect
            width={`${share}%`}
            height="100%"
            rx="3"
            className={clsx('transition-[width] duration-200 forced:fill-[Highlight]', fills[tone])}
          />
        </svg>
      </div>
    </div>
  );
}
