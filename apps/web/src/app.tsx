import { LanguageProvider } from '@egcr/web-kit/i18n.tsx';
import type { Reader } from '@egcr/web-kit/messages';
import { RouterView, type DrawnRouter } from '@egcr/web-kit/router.tsx';
import { StrictMode, useEffect } from 'react';

interface AppProps {
  /** Who reads, as far as it is known where the page is drawn first. */
  readonly reader: Reader;
  /** Who really reads; the page is for them once it stands. */
  readonly actual?: Reader;
  readonly router: DrawnRouter;
}

/** The whole page, drawn alike ahead of time and in the browser. */
export function App({ reader, actual = reader, router }: AppProps) {
  // For who looks at the page from outside.
  useEffect(() => {
    document.documentElement.dataset['alive'] = '';
  }, []);
  return (
    <StrictMode>
      <LanguageProvider initial={reader} actual={actual}>
        <RouterView router={router} />
      </LanguageProvider>
    </StrictMode>
  );
}
