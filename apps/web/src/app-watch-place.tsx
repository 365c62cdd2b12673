import { lazyParts } from '@egcr/site/web';
import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';

const AppWatch = lazy(async (): Promise<{ readonly default: ComponentType }> => {
  try {
    return { default: (await lazyParts.appWatch()).AppWatch };
  } catch {
    // It only keeps watch: the page is whole without.
    return { default: Nothing };
  }
});

/** Where the notice of a new version appears, with the service worker behind it. Only in a built app, and after everything the page needs. */
export function AppWatchPlace() {
  const [isLoaded, setLoaded] = useState(false);
  // Loading ends outside React.
  useEffect(() => {
    if (!import.meta.env.PROD) return undefined;
    const come = () => setLoaded(true);
    if (document.readyState === 'complete') come();
    else window.addEventListener('load', come, { once: true });
    return () => window.removeEventListener('load', come);
  }, []);
  return (
    isLoaded && (
      <Suspense>
        <AppWatch />
      </Suspense>
    )
  );
}

function Nothing() {
  return null;
}
