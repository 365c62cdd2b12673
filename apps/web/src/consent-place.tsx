import { lazy, Suspense, useEffect, useState } from 'react';

const ConsentGate = lazy(async () => (await import('@egcr/activity/web')).loadConsentGate());

/** Where the question about cookies appears; nothing of it is fetched before the page has loaded, or its settings are asked for. */
export function ConsentPlace() {
  const [isLoaded, setLoaded] = useState(false);
  // Loading ends outside React, and the settings are opened from a part of the page that may not have come alive yet.
  useEffect(() => {
    const end = new AbortController();
    const come = () => setLoaded(true);
    if (document.readyState === 'complete') come();
    else window.addEventListener('load', come, { once: true, signal: end.signal });
    const hear = ({ target }: Event) => {
      if (!(target instanceof Element) || !target.closest('[data-opens=cookie-settings]')) return;
      come();
      void import('@egcr/web-kit/consent').then(({ openConsentSettings }) => openConsentSettings());
    };
    document.addEventListener('click', hear, { capture: true, signal: end.signal });
    return () => end.abort();
  }, []);
  return (
    isLoaded && (
      <Suspense>
        <ConsentGate />
      </Suspense>
    )
  );
}
