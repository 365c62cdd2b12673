import { matchAddress } from '../../contract/index.ts';
import { titleTexts } from '../titles/messages/index.ts';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { frameTexts } from './messages/index.ts';

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
function pageOf({ pathname, searchStr }: { readonly pathname: string; readonly searchStr: string }): string {
  return `${pathname}?${new URLSearchParams(searchStr).get('step') ?? ''}`;
}

/** After every change of route: scroll to the top, focus the heading, set and speak the title. */
export function PageAnnouncer() {
  const t = useText(frameTexts);
  const titles = useText(titleTexts);
  const router = useRouter();
  const [spoken, setSpoken] = useState('');
  const last = useRef<string | undefined>(undefined);
  const { language } = useLanguage();
  const said = useRef(`${language} ${router.state.location.pathname}`);
  const pathname = useRouterState({
    select: (state) => state.resolvedLocation?.pathname ?? state.location.pathname,
  });
  const titleOf = (path: string) => {
    const screen = matchAddress(path)?.address.screen ?? 'not-found';
    const title = titles(screen as Parameters<typeof titles>[0]);
    return screen === 'landing' ? title : t('page.title', { title });
  };
  const title = titleOf(pathname);
  const speak = useEffectEvent((path: string) => setSpoken(titleOf(path)));

  // The document's head is outside React's tree. That of the first page came from the server.
  useEffect(() => {
    document.title = title;
    const now = `${language} ${pathname}`;
    if (said.current === now) return;
    said.current = now;
    // Without it, the page is as good for whoever reads it.
    import('../head/follow-head.ts')
      .then(({ followHead }) => followHead(pathname, language))
      .catch(() => undefined);
  }, [title, pathname, language]);

  // The router tells when a page has been drawn; the first one keeps the browser's own focus.
  useEffect(
    () =>
      router.subscribe('onRendered', ({ toLocation }) => {
        const isFirst = last.current === undefined;
        const isSame = last.current === pageOf(toLocation);
        last.current = pageOf(toLocation);
        if (isFirst || isSame) return;
        window.scrollTo({ top: 0, behavior: 'instant' });
        focusHeading();
        speak(toLocation.pathname);
      }),
    [router],
  );

  return (
    <p role="status" className="sr-only">
      {spoken}
    </p>
  );
}
