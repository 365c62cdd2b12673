import { useText } from '@egcr/web-kit/i18n.tsx';
import { Search as SearchIcon } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';

import { appFrameTexts } from './messages/index.ts';

const Palette = lazy(async () => ({ default: (await import('./palette.tsx')).Palette }));

/** The way to everything by name: a button that looks like a field, and Ctrl K or ⌘ K. Fetched when first opened. */
export function Search() {
  const t = useText(appFrameTexts);
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  function change(next: boolean) {
    setOpen(next);
    if (next) setOpened(true);
  }
  // The shortcut belongs to the whole window.
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 'k' ||
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.shiftKey
      )
        return;
      event.preventDefault();
      change(true);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <button
        type="button"
        onClick={() => change(true)}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        aria-label={t('search')}
        className="flex min-h-11 items-center gap-2.5 rounded-md text-sm text-ink-2 transition-colors hover:bg-sunken max-md:size-11 max-md:justify-center md:w-80 md:border md:border-line-strong md:bg-surface md:px-3"
      >
        <SearchIcon aria-hidden className="size-5 shrink-0 max-md:text-ink" />
        <span className="flex-1 text-start max-md:hidden">{t('search.placeholder')}</span>
        <kbd className="rounded-sm border border-line bg-sunken px-1.5 py-0.5 font-mono text-xs max-md:hidden">
          {shortcut()}
        </kbd>
      </button>
      {wasOpened && (
        <Suspense>
          <Palette isOpen={isOpen} onOpenChange={change} />
        </Suspense>
      )}
    </>
  );
}

function shortcut(): string {
  return /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K';
}
