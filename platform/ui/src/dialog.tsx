import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { useRef, type ReactElement, type ReactNode, type RefObject } from 'react';
import { clsx } from 'clsx';
import { IconButton } from './icon-button.tsx';
import { backdropClass } from './popup.ts';

export interface DialogProps {
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  /** Buttons; the main one last. */
  readonly footer?: ReactNode;
  /** Spoken name of the cross; without it there is none, and the footer must offer a way out. */
  readonly closeLabel?: string | undefined;
  /** The button that opens it, when the dialog keeps its own state. */
  readonly trigger?: ReactElement | undefined;
  readonly isOpen?: boolean | undefined;
  readonly onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** An alert dialog: a press outside does not close it. */
  readonly isUrgent?: boolean | undefined;
  readonly size?: 'small' | 'medium' | 'large' | undefined;
}

const widths = { small: 'sm:max-w-md', medium: 'sm:max-w-lg', large: 'sm:max-w-3xl' } as const;

/** One question over the page. Focus goes to its first field and comes back; Escape closes. A sheet from below on a phone. */
export function Dialog({
  title,
  description,
  children,
  footer,
  closeLabel,
  trigger,
  isOpen,
  onOpenChange,
  isUrgent = false,
  size = 'medium',
}: DialogProps) {
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Base.Root
      disablePointerDismissal={isUrgent}
      {...(isOpen === undefined ? {} : { open: isOpen })}
      {...(onOpenChange === undefined ? {} : { onOpenChange: (open: boolean) => onOpenChange(open) })}
    >
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal>
        <Base.Backdrop className={backdropClass} />
        <Base.Viewport className="fixed inset-0 z-50 flex items-end justify-center overflow-y-auto sm:items-center sm:p-6">
          <Base.Popup
            ref={popup}
            initialFocus={(opening) => startOf(popup, opening)}
            role={isUrgent ? 'alertdialog' : 'dialog'}
            className={clsx(
              'relative flex max-h-[92dvh] w-full flex-col rounded-t-xl border border-line bg-surface shadow-3 outline-none transition-[opacity,translate,scale] duration-200 ease-out data-ending-style:translate-y-4 data-ending-style:opacity-0 data-starting-style:translate-y-4 data-starting-style:opacity-0 sm:rounded-xl',
              widths[size],
            )}
          >
            <div
              className={clsx(
                'flex flex-col gap-1.5 p-6',
                // What a dialog may show later (`isError && …`) takes no room before.
                children !== undefined && children !== null && children !== false && 'pb-0',
                closeLabel && 'pe-16',
              )}
            >
              <Base.Title className="text-xl font-strong">{title}</Base.Title>
              {description && <Base.Description className="text-ink-2">{description}</Base.Description>}
            </div>
            <div className="min-h-0 flex-1 overflow-y-auto p-6 empty:hidden">{children}</div>
            {footer && (
              <div className="flex flex-col-reverse gap-3 border-t border-line p-4 px-6 sm:flex-row sm:justify-end">
                {footer}
              </div>
            )}
            {closeLabel !== undefined && (
              <Base.Close
                render={
                  <IconButton
                    label={closeLabel}
                    icon={<X aria-hidden className="size-5" />}
                    className="absolute! end-3 top-3"
                  />
                }
              />
            )}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

const FIELD = ['input', 'select', 'textarea'].map((kind) => `${kind}:not(:disabled, [type='hidden'])`).join();

/** Where one begins: at the first field, as on a page. Pressed by a finger, at the dialog, so that no keyboard covers what it says. */
function startOf(popup: RefObject<HTMLElement | null>, opening: string): HTMLElement | true | null {
  if (opening === 'touch') return popup.current;
  const field = popup.current?.querySelector<HTMLElement>(FIELD);
  // Of radio buttons the chosen one is where the keyboard goes.
  return field === undefined || field?.getAttribute('type') === 'radio' ? true : field;
}
