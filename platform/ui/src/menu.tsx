import { Check } from 'lucide-react';
import {
  cloneElement,
  useId,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { clsx } from 'clsx';
import { useFloating } from './floating.ts';
import { Anchor } from './link.tsx';
import { nextItem } from './menu-keys.ts';
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

interface TriggerProps {
  readonly id?: string;
  readonly 'aria-haspopup'?: 'menu';
  readonly 'aria-expanded'?: boolean;
  readonly onClick?: (event: MouseEvent<HTMLElement>) => void;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
}

export interface MenuProps {
  /** The button that opens it, such as an IconButton or Button; it is handed to the menu, not drawn twice. */
  readonly trigger: ReactElement<TriggerProps>;
  readonly items: readonly MenuItem[];
  /** Not a choice: who is signed in, for example. */
  readonly header?: ReactNode;
  readonly align?: 'start' | 'center' | 'end' | undefined;
  readonly side?: 'bottom' | 'top' | undefined;
}

/** A short list of actions behind a button. Arrow keys, Home, End and first letters move; Escape closes and gives focus back. */
export function Menu({ trigger, items, header, align = 'end', side = 'bottom' }: MenuProps) {
  const own = useId();
  const triggerId = trigger.props.id ?? `menu-${own}`;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [opened, setOpened] = useState<'first' | 'last' | 'list'>();
  const popup = useFloating({ anchor, align, side, onDismiss: () => setOpened(undefined) });
  function close() {
    setOpened(undefined);
    anchor?.focus();
  }
  function press(event: MouseEvent<HTMLElement>) {
    trigger.props.onClick?.(event);
    setAnchor(event.currentTarget);
    // A press by keyboard has no detail; it wants the first line, a pointer only the list.
    setOpened(opened === undefined ? (event.detail === 0 ? 'first' : 'list') : undefined);
  }
  function openByArrow(event: KeyboardEvent<HTMLElement>) {
    trigger.props.onKeyDown?.(event);
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setAnchor(event.currentTarget);
    setOpened(event.key === 'ArrowDown' ? 'first' : 'last');
  }
  function leave({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget) && relatedTarget !== anchor)
      setOpened(undefined);
  }
  return (
    <>
      {cloneElement(trigger, {
        id: triggerId,
        'aria-haspopup': 'menu',
        'aria-expanded': opened !== undefined,
        onClick: press,
        onKeyDown: openByArrow,
      })}
      {opened !== undefined && (
        <div ref={popup} className={clsx(popupClass, 'min-w-56')} onBlur={leave}>
          {header && <div className="border-b border-line px-4.5 py-3">{header}</div>}
          <MenuList labelledBy={triggerId} items={items} focusOn={opened} onClose={close} />
        </div>
      )}
    </>
  );
}

interface MenuListProps {
  readonly labelledBy: string;
  readonly items: readonly MenuItem[];
  readonly focusOn: 'first' | 'last' | 'list';
  readonly onClose: () => void;
}

function linesOf(list: HTMLElement): readonly HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([aria-disabled="true"])')];
}

function MenuList({ labelledBy, items, focusOn, onClose }: MenuListProps) {
  function begin(list: HTMLDivElement | null) {
    if (!list || list.contains(document.activeElement)) return;
    const lines = linesOf(list);
    const line = focusOn === 'last' ? lines.at(-1) : lines[0];
    (focusOn === 'list' ? list : (line ?? list)).focus({ preventScroll: true });
  }
  function move(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key === 'Escape') {
      // The dialog around it, if any, stays.
      event.stopPropagation();
      onClose();
      return;
    }
    const line = nextItem(linesOf(event.currentTarget), document.activeElement, event.key);
    if (!line) return;
    event.preventDefault();
    line.focus();
  }
  return (
    <div
      ref={begin}
      role="menu"
      tabIndex={-1}
      aria-labelledby={labelledBy}
      onKeyDown={move}
      className={popupListClass}
    >
      {items.map((item) => (
        <MenuEntry key={item.label} item={item} onClose={onClose} />
      ))}
    </div>
  );
}

function MenuEntry({ item, onClose }: { readonly item: MenuItem; readonly onClose: () => void }) {
  const look = {
    tabIndex: -1,
    className: clsx(
      optionClass,
      'hover:bg-sunken focus:bg-sunken aria-disabled:cursor-not-allowed aria-disabled:bg-transparent aria-disabled:text-ink-2 forced:focus:outline-2',
      item.tone === 'danger' && 'text-bad',
    ),
    onPointerEnter: (event: { readonly currentTarget: HTMLElement }) =>
      event.currentTarget.focus({ preventScroll: true }),
  };
  function choose() {
    if (item.isDisabled) return;
    onClose();
    item.onSelect?.();
  }
  return (
    <>
      {item.startsGroup && <hr className="mx-3 my-1.5 border-line" />}
      {item.href === undefined ? (
        <button
          {...look}
          type="button"
          role={item.isChecked === undefined ? 'menuitem' : 'menuitemcheckbox'}
          aria-checked={item.isChecked}
          aria-disabled={item.isDisabled}
          onClick={choose}
        >
          <MenuText item={item} />
          {item.isChecked && <Check aria-hidden className="ms-auto size-5 shrink-0 text-brand-text" />}
        </button>
      ) : (
        <Anchor {...look} role="menuitem" href={item.href} onClick={onClose}>
          <MenuText item={item} />
        </Anchor>
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
