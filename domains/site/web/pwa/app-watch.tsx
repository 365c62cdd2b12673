import { Button } from '@egcr/ui/button';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';
import { useEffect, useState } from 'react';

import { versionTexts } from './texts.ts';
import { followVersion } from './version.ts';

/** Keeps the service worker in place, and says when the site has been renewed. It never reloads unasked: a form may be half filled in. */
export function AppWatch() {
  const t = useText(versionTexts);
  const { language } = useLanguage();
  const [isNew, setNew] = useState(false);
  // The worker and the connection are outside React.
  useEffect(() => followVersion(() => setNew(true)), []);
  // The head of the document is outside React: what is installed from here speaks the reader's language.
  useEffect(() => {
    const name = language === 'en' ? '/site.webmanifest' : `/site-${language}.webmanifest`;
    document.querySelector('link[rel="manifest"]')?.setAttribute('href', name);
  }, [language]);
  return (
    <div
      role="status"
      className="fixed inset-x-4 bottom-20 z-50 sm:start-auto sm:end-6 sm:w-96 lg:bottom-6 print:hidden"
    >
      {isNew && (
        <div className="flex animate-toast flex-col gap-2 rounded-lg border border-line border-s-4 border-s-brand bg-surface p-4 shadow-3">
          <p className="font-semibold">{t('title')}</p>
          <p className="text-sm text-ink-2">{t('text')}</p>
          <div className="flex gap-3 pt-2">
            <Button size="small" onClick={() => window.location.reload()}>
              {t('reload')}
            </Button>
            <Button size="small" look="quiet" onClick={() => setNew(false)}>
              {t('later')}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
