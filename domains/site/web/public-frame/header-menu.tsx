import { Anchor } from '@egcr/ui/link';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';

import { frameTexts } from '../frame/texts.ts';
import type { HeaderMenu } from './menus.ts';
import { NotOpenMark } from './not-open-mark.tsx';
import { useLinkText } from './link-text.ts';

/** A button that shows a list of links: a disclosure, as the W3C advises for the navigation of a site. Escape closes it. */
export function DisclosureMenu({ menu }: { readonly menu: HeaderMenu }) {
  const t = useText(frameTexts);
  const textOf = useLinkText();
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  // A press elsewhere in the page closes the list.
  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !place.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);

  function leave(event: FocusEvent) {
    if (event.relatedTarget instanceof Node && !place.current?.contains(event.relatedTarget)) setOpen(false);
  }
  function escape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return;
    setOpen(false);
    button.current?.focus();
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only listens for keys and focus of what is inside
    <div ref={place} className="relative" onBlur={leave} onKeyDown={escape}>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
        className="inline-flex min-h-11 items-center gap-1.5 rounded-md px-3 text-sm font-medium whitespace-nowrap text-ink transition-colors hover:bg-sunken aria-expanded:bg-sunken"
      >
        {t(menu.key)}
        <ChevronDown aria-hidden className="size-4 transition-transform in-aria-expanded:rotate-180" />
      </button>
      <ul
        id={listId}
        hidden={!isOpen}
        className="absolute start-0 top-full z-40 mt-1.5 w-max max-w-96 min-w-60 rounded-lg border border-line bg-surface p-1.5 shadow-3"
      >
        {menu.links.map((link) => (
          <li key={link.href} className="relative flex items-center">
            <Anchor
              href={link.href}
              onClick={() => setOpen(false)}
              className="flex min-h-11 flex-1 items-center rounded-md px-3 text-sm text-ink hover:bg-sunken hover:text-brand-text"
            >
              {textOf(link)}
            </Anchor>
            <NotOpenMark href={link.href} />
          </li>
        ))}
      </ul>
    </div>
  );
}
