import type { ReactNode } from 'react';
import { variants } from './variants.ts';

export type Tone = 'neutral' | 'brand' | 'brass' | 'info' | 'ok' | 'warn' | 'bad';

const badgeClass = variants(
  'inline-flex min-h-6 w-fit items-center gap-1.5 rounded-full border px-2.5 py-0.5 text-xs font-semibold sm:whitespace-nowrap',
  {
    tone: {
      neutral: 'border-line bg-sunken text-ink-2',
      brand: 'border-brand-text/25 bg-brand-soft text-brand-text',
      brass: 'border-brass-text/25 bg-brass-soft text-brass-text',
      info: 'border-info/25 bg-info-soft text-info',
      ok: 'border-ok/25 bg-ok-soft text-ok',
      warn: 'border-warn/25 bg-warn-soft text-warn',
      bad: 'border-bad/25 bg-bad-soft text-bad',
    },
  },
);

export interface BadgeProps {
  readonly tone?: Tone | undefined;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

/** A state in one or two words. The words say it; the colour only helps. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={badgeClass({ tone })}>
      {icon}
      {children}
    </span>
  );
}
