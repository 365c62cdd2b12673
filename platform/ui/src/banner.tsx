import {
  CircleAlert,
  CircleCheck,
  FlaskConical,
  Info,
  Milestone,
  TriangleAlert,
  X,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import { IconButton } from './icon-button.tsx';

export type BannerTone = 'info' | 'ok' | 'warn' | 'bad' | 'sample' | 'not-open';

const looks: Readonly<
  Record<BannerTone, { readonly frame: string; readonly ink: string; readonly Icon: LucideIcon }>
> = {
  info: { frame: 'border-info/30 bg-info-soft', ink: 'text-info', Icon: Info },
  ok: { frame: 'border-ok/30 bg-ok-soft', ink: 'text-ok', Icon: CircleCheck },
  warn: { frame: 'border-warn/30 bg-warn-soft', ink: 'text-warn', Icon: TriangleAlert },
  bad: { frame: 'border-bad/30 bg-bad-soft', ink: 'text-bad', Icon: CircleAlert },
  sample: {
    frame: 'border-dashed border-brand-text/60 bg-brand-soft',
    ink: 'text-brand-text',
    Icon: FlaskConical,
  },
  'not-open': { frame: 'border-dashed border-line-strong bg-sunken', ink: 'text-ink-2', Icon: Milestone },
};

export interface BannerProps {
  /** `sample` marks made-up figures, `not-open` a service that does not work yet. */
  readonly tone?: BannerTone | undefined;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  readonly dismiss?: { readonly label: string; readonly onDismiss: () => void } | undefined;
  /** Read out when it appears on a page that is already there. */
  readonly isLive?: boolean | undefined;
  readonly className?: string | undefined;
}

/** Something to know before going on, at its place in the page. */
export function Banner({
  tone = 'info',
  title,
  children,
  action,
  dismiss,
  isLive = false,
  className,
}: BannerProps) {
  const { frame, ink, Icon } = looks[tone];
  return (
    <div
      role={isLive ? 'status' : undefined}
      data-tone={tone}
      className={clsx('flex flex-wrap items-start gap-x-3 gap-y-2 rounded-lg border p-4', frame, className)}
    >
      <Icon aria-hidden className={clsx('mt-0.5 size-5 shrink-0', ink)} />
      <div className="flex min-w-0 flex-1 basis-48 flex-col gap-1">
        {title && <p className="font-semibold text-ink">{title}</p>}
        {children && <div className="text-sm text-ink">{children}</div>}
      </div>
      {action}
      {dismiss && (
        <IconButton
          label={dismiss.label}
          icon={<X aria-hidden className="size-5" />}
          onClick={dismiss.onDismiss}
          className="-my-2.5 -me-2"
        />
      )}
    </div>
  );
}
