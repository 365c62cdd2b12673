import type { ComponentProps, ReactNode } from 'react';
import { variants } from './variants.ts';

const iconButtonClass = variants(
  'relative inline-grid size-11 shrink-0 place-items-center rounded-md transition-colors duration-150 disabled:cursor-not-allowed disabled:text-ink-2',
  {
    look: {
      quiet: 'text-ink not-disabled:hover:bg-sunken aria-expanded:bg-sunken aria-pressed:bg-brand-soft',
      outlined:
        'border border-line-strong bg-surface text-ink not-disabled:hover:bg-sunken disabled:border-line',
    },
  },
);

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** What the button does; spoken, not shown. */
  readonly label: string;
  /** A lucide icon, 20 or 24 px. */
  readonly icon: ReactNode;
  readonly look?: 'quiet' | 'outlined' | undefined;
  /** A small mark on the corner, such as the number of unread notices; say it in `label` too. */
  readonly mark?: ReactNode;
}

/** A 44 px square button with an icon and a spoken name. */
export function IconButton({
  label,
  icon,
  look = 'quiet',
  mark,
  className,
  type = 'button',
  ...props
}: IconButtonProps) {
  return (
    <button {...props} type={type} aria-label={label} className={iconButtonClass({ look }, className)}>
      {icon}
      {mark !== undefined && (
        <span
          aria-hidden
          className="num absolute end-0.5 top-0.5 grid min-h-5 min-w-5 place-items-center rounded-full border-2 border-paper bg-brand px-1 text-2xs leading-none font-semibold text-brand-ink"
        >
          {mark}
        </span>
      )}
    </button>
  );
}
