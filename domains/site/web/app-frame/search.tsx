import { useText } from '@egcr/web-kit/i18n.tsx';
import { useRouter } from '@egcr/web-kit/router.tsx';
import { Search as SearchIcon } from 'lucide-react';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';

import { listenForKeys } from './keys.ts';
import { searchShortcut } from './search-shortcut.ts';
import { appFrameTexts } from './texts.ts';

const Palette = lazy(async () => ({ default: (await import('./palette.tsx')).Palette }));

const KeysDialog = lazy(async () => ({ default: (await import('./keys-dialog.tsx')).KeysDialog }));

/** The way to everything by name: a button that looks like a field, and Ctrl K or ⌘ K. Fetched when first opened. */
export function Search() {
  const t = useText(appFrameTexts);
  const router = useRouter();
  // undefined until it is opened for the first time: nothing is fetched before.
  const [isOpen, setOpen] = useState<boolean>();
  const [areKeysShown, showKeys] = useState<boolean>();
  const go = useEffectEvent((href: string) => router.go(href));
  // The keys belong to the whole window.
  useEffect(
    () =>
      listenForKeys({
        onSearch: () => setOpen(true),
        onShowKeys: () => showKeys(true),
        onGo: (href) => go(href),
      }),
    [],
  );
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        className="flex min-h-11 items-center gap-2.5 rounded-md text-sm text-ink-2 transition-colors hover:bg-sunken max-md:size-11 max-md:justify-center md:w-80 md:border md:border-line-strong md:bg-surface md:px-3"
      >
        <SearchIcon aria-hidden className="size-5 shrink-0 max-md:text-ink" />
        <span className="flex-1 text-start max-md:sr-only">{t('search.placeholder')}</span>
        <kbd
          aria-hidden
          className="rounded-sm border border-line bg-sunken px-1.5 py-0.5 font-mono text-xs max-md:hidden"
        >
          {searchShortcut()}
        </kbd>
      </button>
      {isOpen !== undefined && (
        <Suspense>
          <Palette isOpen={isOpen} onOpenChange={setOpen} onShowKeys={() => showKeys(true)} />
        </Suspense>
      )}
      {areKeysShown !== undefined && (
        <Suspense>
          <KeysDialog isOpen={areKeysShown} onOpenChange={showKeys} />
        </Suspense>
      )}
    </>
  );
}
