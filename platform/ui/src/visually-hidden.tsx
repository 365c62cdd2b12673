import type { ComponentProps } from 'react';
import { clsx } from 'clsx';

/** Heard, not seen. */
export function VisuallyHidden({ className, ...props }: ComponentProps<'span'>) {
  return <span {...props} className={clsx('sr-only', className)} />;
}
