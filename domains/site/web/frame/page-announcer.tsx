import { matchAddress } from '../../contract/index.ts';
import { titleTexts } from '../titles/messages/index.ts';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';

import { frameTexts } from './messages/index.ts';

/** The h1 of the new page takes focus, or the main element where there is none yet. A page that asks for one thing only has put focus there itself. */
function focusHeading(): void {
  if (document.activeElement?.matches('main input')) return;
  const heading =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** After every change of route: scroll to the top, focus the heading, set and speak the title. */
export function PageAnnouncer() {
  const t = useText(frameTexts);
  const titles = useText(titleTexts);
  const router = useRouter();
  const [spoken, setSpoken] = useState('');
  const last = useRef<string | undefined>(undefined);
  const pathname = useRouterState({
    select: (state) => state.resolvedLocation?.pathname ?? state.location.pathname,
  });
  const screen = matchAddress(pathname)?.address.screen ?? 'not-found';
  const title = titles(screen as Parameters<typeof titles>[0]);

  // The document's title is outside React's tree.
  useEffect(() => {
    document.title = screen === 'landing' ? title : t('page.title', { title });
  }, [t, title, screen]);

  // The router tells when a page has been drawn; the first one keeps the browser's own focus.
  useEffect(
    () =>
      router.subscribe('onRendered', ({ toLocation }) => {
        const isFirst = last.current === undefined;
        const isSame = last.current === toLocation.pathname;
        last.current = toLocation.pathname;
        if (isFirst || isSame) return;
        window.scrollTo({ top: 0, behavior: 'instant' });
        focusHeading();
        setSpoken(document.title);
      }),
    [router],
  );

  return (
    <p role="status" className="sr-only">
      {spoken}
    </p>
  );
}
