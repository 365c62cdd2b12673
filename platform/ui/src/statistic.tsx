import { ArrowDownRight, ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { clsx } from 'clsx';

export interface StatisticProps {
  readonly label: ReactNode;
  readonly value: ReactNode;
  readonly hint?: ReactNode;
  readonly change?:
    | { readonly text: string; readonly direction: 'up' | 'down'; readonly isGood: boolean }
    | undefined;
  /** A small chart under the figure. */
  readonly chart?: ReactNode;
}

/** Figures side by side, parted by hairlines. Holds Statistic items. */
export function StatisticGroup({
  children,
  className,
}: {
  readonly children: ReactNode;
  readonly className?: string | undefined;
}) {
  return (
    <dl
      className={clsx(
        'grid gap-px overflow-hidden rounded-lg border border-line bg-surface shadow-1 sm:grid-cols-2',
        className,
      )}
    >
      {children}
    </dl>
  );
}

/** One figure with its name. Stands in a StatisticGroup. */
export function Statistic({ label, value, hint, change, chart }: StatisticProps) {
  const Arrow = change?.direction === 'down' ? ArrowDownRight : ArrowUpRight;
  return (
    <div className="flex min-w-0 flex-col gap-1 p-5 outline outline-line">
      <dt className="text-sm text-ink-2">{label}</dt>
      <dd className="num text-2xl font-strong tracking-tight wrap-anywhere text-brand-text">{value}</dd>
      {change && (
        <dd
          className={clsx(
            'flex items-center gap-1 text-sm font-medium',
            change.isGood ? 'text-ok' : 'text-bad',
          )}
        >
          <Arrow aria-hidden className="size-4 rtl:-scale-x-100" />
          {change.text}
        </dd>
      )}
      {hint && <dd className="text-sm text-ink-2">{hint}</dd>}
      {chart && <dd className="pt-2">{chart}</dd>}
    </div>
  );
}
