import { lazy, Suspense, useEffect, useState } from 'react';

const ConsentGate = lazy(async () => (await import('@egcr/activity/web')).loadConsentGate());

/** Where the question about cookies appears; nothing of it is fetched before the page has loaded. */
export function ConsentPlace() {
  const [isLoaded, setLoaded] = useState(false);
  // Loading ends outside React.
  useEffect(() => {
    const come = () => setLoaded(true);
    if (document.readyState === 'complete') come();
    else window.addEventListener('load', come, { once: true });
    return () => window.removeEventListener('load', come);
  }, []);
  return (
    isLoaded && (
      <Suspense>
        <ConsentGate />
      </Suspense>
    )
  );
}
