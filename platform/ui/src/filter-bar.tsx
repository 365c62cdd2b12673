import { clsx } from 'clsx';
import { useRef, type ReactNode } from 'react';

import { Button } from './button.tsx';

export interface FilterBarProps {
  /** Names the group to those who do not see it. */
  readonly label: string;
  /** The fields: `NativeSelect`, `TextField`. */
  readonly children: ReactNode;
  readonly clearLabel: string;
  /** Undefined while no filter is set: then there is nothing to clear. */
  readonly onClear: (() => void) | undefined;
  readonly className?: string | undefined;
  /** Of the button that clears. */
  readonly clearClassName?: string | undefined;
}

/** Fields that narrow a list, side by side where there is room, and one press that clears them. */
export function FilterBar({
  label,
  children,
  clearLabel,
  onClear,
  className,
  clearClassName,
}: FilterBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  function clear() {
    onClear?.();
    // The button goes with the filters; who pressed it goes on at the first of them.
    bar.current?.querySelector<HTMLElement>('select, input')?.focus();
  }
  return (
    <div
      ref={bar}
      role="group"
      aria-label={label}
      className={clsx('grid items-end gap-4 sm:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]', className)}
    >
      {children}
      {onClear && (
        <Button look="quiet" className={clsx('justify-self-start', clearClassName)} onClick={clear}>
          {clearLabel}
        </Button>
      )}
    </div>
  );
}
