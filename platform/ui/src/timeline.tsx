import { Check, Circle, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { clsx } from 'clsx';

export interface TimelineEntry {
  readonly key: string;
  readonly title: ReactNode;
  /** When, as words in a `<time>` of the caller's. */
  readonly time?: ReactNode;
  readonly description?: ReactNode;
  readonly state?: 'done' | 'current' | 'waiting' | 'failed' | undefined;
  /** The state in a word, for those who do not see the mark. */
  readonly stateLabel?: string | undefined;
}

const marks = {
  done: { Icon: Check, className: 'border-brand bg-brand text-brand-ink' },
  current: {
    Icon: Circle,
    className: 'border-brand-text bg-brand-soft text-brand-text [&>svg]:size-2.5 [&>svg]:fill-current',
  },
  waiting: { Icon: Circle, className: 'border-dashed border-line-strong bg-surface text-transparent' },
  failed: { Icon: X, className: 'border-bad bg-bad-soft text-bad' },
} as const;

/** What has happened to one thing, and what is still to come; oldest first. */
export function Timeline({ entries }: { readonly entries: readonly TimelineEntry[] }) {
  return (
    <ol className="flex flex-col">
      {entries.map((entry) => (
        <TimelineLine key={entry.key} entry={entry} />
      ))}
    </ol>
  );
}

function TimelineLine({ entry }: { readonly entry: TimelineEntry }) {
  const { Icon, className } = marks[entry.state ?? 'done'];
  return (
    <li
      aria-current={entry.state === 'current' ? 'step' : undefined}
      className="group relative flex gap-4 pb-6 last:pb-0"
    >
      <span
        aria-hidden
        className="absolute start-3.5 top-8 bottom-1 w-px -translate-x-1/2 bg-line-strong/60 group-last:hidden rtl:translate-x-1/2"
      />
      <span
        aria-hidden
        className={clsx('grid size-7 shrink-0 place-items-center rounded-full border-[1.5px]', className)}
      >
        <Icon className="size-4" />
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-0.5 pt-0.5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className={clsx('font-medium', entry.state === 'waiting' && 'text-ink-2')}>
            {entry.title}
            {entry.stateLabel && <span className="sr-only"> {entry.stateLabel}</span>}
          </span>
          {entry.time && <span className="num text-sm text-ink-2">{entry.time}</span>}
        </div>
        {entry.description && <div className="text-sm text-ink-2">{entry.description}</div>}
      </div>
    </li>
  );
}
