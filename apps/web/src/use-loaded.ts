import { useEffect, useState } from 'react';

/** Whether the page has loaded with all it needs: what can wait for that waits. */
export function useLoaded(): boolean {
  const [isLoaded, setLoaded] = useState(false);
  // Loading ends outside React.
  useEffect(() => {
    const come = () => setLoaded(true);
    if (document.readyState === 'complete') come();
    else window.addEventListener('load', come, { once: true });
    return () => window.removeEventListener('load', come);
  }, []);
  return isLoaded;
}
