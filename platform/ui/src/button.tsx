import { LoaderCircle } from 'lucide-react';
import { useId, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { Anchor, type AnchorProps } from './link.tsx';
import { variants } from './variants.ts';

const buttonClass = variants(
  'inline-flex max-w-full items-center justify-center gap-2 rounded-md border text-center wrap-break-word max-[22rem]:wrap-anywhere max-[22rem]:hyphens-auto [&>svg]:shrink-0 font-semibold transition-[background-color,border-color,color,translate] duration-150 active:translate-y-px off:cursor-not-allowed off:active:translate-y-0 aria-busy:cursor-progress',
  {
    look: {
      primary:
        'border-transparent bg-brand text-brand-ink not-off:hover:bg-brand-deep off:border-line off:bg-sunken off:text-ink-2',
      secondary:
        'border-line-strong bg-surface text-ink not-off:hover:border-ink-2 not-off:hover:bg-sunken off:border-line off:bg-sunken off:text-ink-2',
      quiet: 'border-transparent text-brand-text not-off:hover:bg-brand-soft off:text-ink-2',
      danger:
        'border-transparent bg-bad text-bad-ink not-off:hover:bg-bad-deep off:border-line off:bg-sunken off:text-ink-2',
      brass:
        'border-transparent bg-brass text-brass-ink not-off:hover:bg-brass-deep off:border-line off:bg-sunken off:text-ink-2',
    },
    size: {
      small: 'min-h-11 px-3.5 py-2 text-sm',
      medium: 'min-h-11 px-4.5 py-2 text-base',
      large: 'min-h-13 px-6 py-3 text-base',
    },
    width: { fit: '', full: 'w-full' },
  },
);

interface ButtonLook {
  /** `primary` once a screen; `brass` only for JVD and reserve matters. */
  readonly look?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'brass' | undefined;
  /** All sizes are at least 44 px high. */
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  readonly width?: 'fit' | 'full' | undefined;
  readonly icon?: ReactNode;
  readonly iconEnd?: ReactNode;
}

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Work is under way: the button keeps focus and its label, turns a wheel and ignores presses. */
  readonly busy?: boolean | undefined;
  /** Shown under the button while it is disabled, and read out with it. */
  readonly disabledReason?: string | undefined;
}

/** A button. `type` is `button` unless said otherwise; a busy submit button does not submit again. */
export function Button({
  look = 'primary',
  size = 'medium',
  width = 'fit',
  icon,
  iconEnd,
  busy = false,
  disabledReason,
  className,
  children,
  onClick,
  type = 'button',
  ...props
}: ButtonProps) {
  const reasonId = useId();
  const isBlocked = busy || props['aria-disabled'] === true;
  const reason = props.disabled ? disabledReason : undefined;
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (isBlocked) event.preventDefault();
    else onClick?.(event);
  }
  const button = (
    <button
      {...props}
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={isBlocked || undefined}
      aria-describedby={reason ? reasonId : props['aria-describedby']}
      onClick={press}
      className={buttonClass({ look, size, width }, className)}
    >
      {busy ? <LoaderCircle aria-hidden className="size-5 shrink-0 animate-spin" /> : icon}
      {children}
      {iconEnd}
    </button>
  );
  // The frame stays while the reason comes and goes, so that the button keeps its place and focus.
  if (disabledReason === undefined) return button;
  return (
    <span className={width === 'full' ? 'flex flex-col gap-1.5' : 'inline-flex flex-col items-start gap-1.5'}>
      {button}
      {reason && (
        <span id={reasonId} className="text-sm text-ink-2">
          {reason}
        </span>
      )}
    </span>
  );
}

export interface ButtonLinkProps extends AnchorProps, ButtonLook {}

/** A link that looks like a button: it goes somewhere, it does nothing. */
export function ButtonLink({
  look = 'primary',
  size = 'medium',
  width = 'fit',
  icon,
  iconEnd,
  className,
  children,
  ...props
}: ButtonLinkProps) {
  return (
    <Anchor {...props} className={buttonClass({ look, size, width }, className)}>
      {icon}
      {children}
      {iconEnd}
    </Anchor>
  );
}
