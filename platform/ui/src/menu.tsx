import { Menu as Base } from '@base-ui/react/menu';
import { Check } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { clsx } from 'clsx';
import { Anchor } from './link.tsx';
import { optionClass, popupClass, popupListClass } from './popup.ts';

interface MenuLine {
  readonly label: string;
  readonly icon?: ReactNode;
  readonly hint?: string | undefined;
  readonly tone?: 'plain' | 'danger' | undefined;
  readonly isDisabled?: boolean | undefined;
  /** A hairline before this line. */
  readonly startsGroup?: boolean | undefined;
}

/** A line that does something (`onSelect`), goes somewhere (`href`) or shows whether it is chosen (`isChecked` with `onSelect`). */
export type MenuItem =
  | (MenuLine & {
      readonly onSelect: () => void;
      readonly isChecked?: boolean | undefined;
      readonly href?: undefined;
    })
  | (MenuLine & { readonly href: string; readonly onSelect?: undefined; readonly isChecked?: undefined });

export interface MenuProps {
  /** The button that opens it, such as an IconButton or Button; it is handed to the menu, not drawn twice. */
  readonly trigger: ReactElement;
  readonly items: readonly MenuItem[];
  /** Not a choice: who is signed in, for example. */
  readonly header?: ReactNode;
  readonly align?: 'start' | 'center' | 'end' | undefined;
  readonly side?: 'bottom' | 'top' | undefined;
}

/** A short list of actions behind a button. */
export function Menu({ trigger, items, header, align = 'end', side = 'bottom' }: MenuProps) {
  return (
    <Base.Root modal={false}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner sideOffset={6} align={align} side={side} className="z-50 outline-none">
          <Base.Popup className={clsx(popupClass, 'min-w-56')}>
            {header && <div className="border-b border-line px-4.5 py-3">{header}</div>}
            <div className={popupListClass}>
              {items.map((item) => (
                <MenuEntry key={item.label} item={item} />
              ))}
            </div>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

function MenuEntry({ item }: { readonly item: MenuItem }) {
  const className = clsx(
    optionClass,
    item.tone === 'danger' && 'text-bad data-highlighted:not-data-disabled:text-bad',
  );
  return (
    <>
      {item.startsGroup && <Base.Separator className="mx-3 my-1.5 h-px bg-line forced:bg-[CanvasText]" />}
      {item.href !== undefined && (
        <Base.LinkItem
          closeOnClick
          label={item.label}
          render={<Anchor href={item.href} />}
          className={className}
        >
          <MenuText item={item} />
        </Base.LinkItem>
      )}
      {item.onSelect !== undefined && item.isChecked === undefined && (
        <Base.Item
          label={item.label}
          disabled={item.isDisabled ?? false}
          onClick={item.onSelect}
          className={className}
        >
          <MenuText item={item} />
        </Base.Item>
      )}
      {item.onSelect !== undefined && item.isChecked !== undefined && (
        <Base.CheckboxItem
          closeOnClick
          label={item.label}
          checked={item.isChecked}
          disabled={item.isDisabled ?? false}
          onCheckedChange={item.onSelect}
          className={className}
        >
          <MenuText item={item} />
          <Base.CheckboxItemIndicator className="ms-auto text-brand-text">
            <Check aria-hidden className="size-5" />
          </Base.CheckboxItemIndicator>
        </Base.CheckboxItem>
      )}
    </>
  );
}

function MenuText({ item }: { readonly item: MenuItem }) {
  return (
    <>
      {item.icon && (
        <span className={clsx('shrink-0', item.tone !== 'danger' && 'text-ink-2')}>{item.icon}</span>
      )}
      <span className="flex min-w-0 flex-col">
        {item.label}
        {item.hint && <span className="text-sm text-ink-2">{item.hint}</span>}
      </span>
    </>
  );
}
