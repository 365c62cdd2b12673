import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';
import { backdropClass } from './popup.ts';
import { variants } from './variants.ts';

const sheetClass = variants(
  'fixed z-50 flex flex-col border-line bg-surface shadow-3 outline-none transition-transform duration-200 ease-out',
  {
    side: {
      start:
        'inset-y-0 start-0 w-80 max-w-[88vw] border-e data-ending-style:-translate-x-full data-starting-style:-translate-x-full rtl:data-ending-style:translate-x-full rtl:data-starting-style:translate-x-full',
      end: 'inset-y-0 end-0 w-96 max-w-[92vw] border-s data-ending-style:translate-x-full data-starting-style:translate-x-full rtl:data-ending-style:-translate-x-full rtl:data-starting-style:-translate-x-full',
      bottom:
        'inset-x-0 bottom-0 max-h-[88dvh] rounded-t-xl border-t data-ending-style:translate-y-full data-starting-style:translate-y-full',
    },
  },
);

export interface SheetProps {
  readonly title: ReactNode;
  /** Keeps the title for screen readers only. */
  readonly isTitleHidden?: boolean | undefined;
  readonly closeLabel: string;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
  readonly side?: 'start' | 'end' | 'bottom' | undefined;
  readonly trigger?: ReactElement | undefined;
  readonly isOpen?: boolean | undefined;
  readonly onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

/** A panel from the edge of the window: navigation on a phone, details beside a list. */
export function Sheet({
  title,
  isTitleHidden = false,
  closeLabel,
  children,
  footer,
  side = 'end',
  trigger,
  isOpen,
  onOpenChange,
}: SheetProps) {
  return (
    <Base.Root
      {...(isOpen === undefined ? {} : { open: isOpen })}
      {...(onOpenChange === undefined ? {} : { onOpenChange: (open: boolean) => onOpenChange(open) })}
    >
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal>
        <Base.Backdrop className={backdropClass} />
        <Base.Popup className={sheetClass({ side })}>
          <div className="flex min-h-16 items-center justify-between gap-4 border-b border-line ps-5 pe-3">
            <Base.Title className={isTitleHidden ? 'sr-only' : 'text-lg font-strong'}>{title}</Base.Title>
            <Base.Close
              render={
                <IconButton
                  label={closeLabel}
                  icon={<X aria-hidden className="size-5" />}
                  className="ms-auto"
                />
              }
            />
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto p-5">{children}</div>
          {footer && <div className="flex flex-wrap gap-3 border-t border-line p-4 px-5">{footer}</div>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
