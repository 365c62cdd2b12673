import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';
import { usePath, useRouter, type Place } from '@egcr/web-kit/router.tsx';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { screenAt } from '@egcr/contract/product-screens';
import { useOwnPageTitle } from '@egcr/web-kit/page-title';
import { useTitles } from '@egcr/web-kit/titles';

import { frameTexts } from './texts.ts';

function takeFocus(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/**
 * The h1 of the new page takes focus. Where the page still loads, the main element does, and passes it on when the h1 comes, unless the
 * person has moved on by then. A page that asks for one thing only has put focus there itself.
 */
function focusHeading(): void {
  if (document.activeElement?.matches('main input')) return;
  const main = document.querySelector<HTMLElement>('main');
  if (!main) return;
  const heading = () => main.querySelector<HTMLElement>('h1');
  takeFocus(heading() ?? main);
  if (document.activeElement !== main) return;
  const coming = new MutationObserver(() => {
    const isStillHere = document.activeElement === main;
    const late = heading();
    if (isStillHere && !late) return;
    coming.disconnect();
    if (isStillHere && late) takeFocus(late);
  });
  coming.observe(main, { childList: true, subtree: true });
}

/** A step of one task (`?step=check`) is a page of its own; other parts of a query only change what a page shows. */
function pageOf({ path, search }: Place): string {
  return `${path}?${new URLSearchParams(search).get('step') ?? ''}`;
}

/** After every change of route: scroll to the top, focus the heading, set and speak the title. */
export function PageAnnouncer() {
  const t = useText(frameTexts);
  const titles = useTitles();
  const router = useRouter();
  const [spoken, setSpoken] = useState('');
  const last = useRef<string | undefined>(undefined);
  const { language } = useLanguage();
  const said = useRef(`${language} ${router.here().path}`);
  const pathname = usePath();
  const titleOf = (path: string) => {
    const screen = screenAt(path)?.name;
    const title = screen === undefined ? t('page.missing') : titles(screen);
    return screen === 'landing' ? title : t('page.title', { title });
  };
  const own = useOwnPageTitle();
  const title = own === undefined ? titleOf(pathname) : t('page.title', { title: own });
  const speak = useEffectEvent((path: string) => setSpoken(titleOf(path)));

  // The document's head is outside React's tree. That of the first page came from the server.
  useLayoutEffect(() => {
    document.title = title;
    const now = `${language} ${pathname}`;
    if (said.current === now) return;
    said.current = now;
    // Without it, the page is as good for the person who reads it.
    import('../head/follow-head.ts')
      .then(({ followHead }) => followHead(pathname, language))
      .catch(() => undefined);
  }, [title, pathname, language]);

  // The router tells when a page has been drawn; the first one keeps the browser's own focus.
  useLayoutEffect(
    () =>
      router.onDrawn(({ place, isComing }) => {
        const isFirst = last.current === undefined;
        const isSame = last.current === pageOf(place);
        // Who turns back before the next page is there has left the one before all the same.
        if (isComing && !isFirst && !isSame) last.current = '';
        if (isComing) return;
        last.current = pageOf(place);
        if (isFirst || isSame) return;
        window.scrollTo({ top: 0, behavior: 'instant' });
        focusHeading();
        speak(place.path);
      }),
    [router],
  );

  return (
    <p role="status" className="sr-only">
      {spoken}
    </p>
  );
}
