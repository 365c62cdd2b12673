import {
  cloneElement,
  useCallback,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { clsx } from 'clsx';
import { useFloating } from './floating.ts';
import { popupClass } from './popup.ts';

interface TriggerProps {
  readonly 'aria-haspopup'?: 'dialog';
  readonly 'aria-expanded'?: boolean;
  readonly onClick?: (event: MouseEvent<HTMLElement>) => void;
}

export interface PopoverProps {
  /** The button that opens it, such as an IconButton; it is handed to the popover, not drawn twice. */
  readonly trigger: ReactElement<TriggerProps>;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** The id of its heading. */
  readonly labelledBy: string;
  readonly children: ReactNode;
  readonly align?: 'start' | 'center' | 'end' | undefined;
  /** Its width; the window's edges always stay free. */
  readonly className?: string | undefined;
}

/**
 * A small page behind a button, such as the bell's list: takes focus when it opens, goes away on Escape, on a press outside and when focus
 * leaves it. For a short list of actions there is Menu.
 */
export function Popover({
  trigger,
  isOpen,
  onOpenChange,
  labelledBy,
  children,
  align = 'end',
  className = 'w-96',
}: PopoverProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const float = useFloating({ anchor, align, onDismiss: () => onOpenChange(false) });
  const begin = useCallback(
    (popup: HTMLElement | null) => {
      const leaving = float(popup);
      popup?.focus({ preventScroll: true });
      return leaving;
    },
    [float],
  );
  function press(event: MouseEvent<HTMLElement>) {
    trigger.props.onClick?.(event);
    setAnchor(event.currentTarget);
    onOpenChange(!isOpen);
  }
  function closeByKey(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onOpenChange(false);
    anchor?.focus();
  }
  function leave({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget) && relatedTarget !== anchor)
      onOpenChange(false);
  }
  return (
    <>
      {cloneElement(trigger, { 'aria-haspopup': 'dialog', 'aria-expanded': isOpen, onClick: press })}
      {isOpen && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it wherever focus is inside
        <div
          ref={begin}
          role="dialog"
          tabIndex={-1}
          aria-labelledby={labelledBy}
          onBlur={leave}
          onKeyDown={closeByKey}
          className={clsx(popupClass, 'outline-none', className)}
        >
          {children}
        </div>
      )}
    </>
  );
}
