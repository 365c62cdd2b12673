import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement, ReactNode } from 'react';
import { clsx } from 'clsx';
import { TOOLTIP_DELAY_MS } from './tooltip-provider.tsx';

export interface TooltipProps {
  readonly text: ReactNode;
  /** The button or link it explains; it must have its own name, since touch and screen readers do not get the tooltip. */
  readonly children: ReactElement;
  readonly side?: 'top' | 'bottom' | 'inline-start' | 'inline-end' | undefined;
}

/** A word of explanation after 700 ms under the pointer, or at once on keyboard focus. */
export function Tooltip({ text, children, side = 'top' }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger render={children} delay={TOOLTIP_DELAY_MS} />
      <Base.Portal>
        {/* Its words repeat what the trigger is called, and are for the eye. */}
        <Base.Positioner aria-hidden side={side} sideOffset={8} className="z-60">
          <Base.Popup
            className={clsx(
              'origin-(--transform-origin) transition-[opacity,scale] duration-120 data-ending-style:scale-98 data-ending-style:opacity-0 data-starting-style:scale-98 data-starting-style:opacity-0',
              'max-w-[min(20rem,var(--available-width))] rounded-md bg-ink px-3 py-1.5 text-sm font-medium text-paper shadow-2 data-instant:transition-none forced:border',
            )}
          >
            {text}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
