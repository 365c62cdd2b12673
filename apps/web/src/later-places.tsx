import { lazyBeside } from '@egcr/web-kit/lazy-beside';
import type { LaterPart } from '@egcr/web-kit/web-domain';
import { Suspense, useEffect, useState } from 'react';

import { webDomains } from './domains.ts';

const places = webDomains.flatMap(({ later }) => (later ? [placeOf(later)] : []));

/** Where domains show what does not belong to a page; nothing of it is fetched before the page has loaded, or a control asks for it. */
export function LaterPlaces() {
  return places.map((Place, at) => <Place key={at} />);
}

function placeOf({ load, opener }: LaterPart) {
  const Part = lazyBeside(async () => (await load()).Later);
  return function LaterPlace() {
    const [isLoaded, setLoaded] = useState(false);
    // Loading ends outside React, and the control may stand in a part of the page that has not come alive yet.
    useEffect(() => {
      const end = new AbortController();
      const come = () => setLoaded(true);
      if (document.readyState === 'complete') come();
      else window.addEventListener('load', come, { once: true, signal: end.signal });
      const hear = ({ target }: Event) => {
        if (!opener || !(target instanceof Element)) return;
        if (!target.closest(`[data-opens=${opener.name}]`)) return;
        come();
        void opener.open();
      };
      document.addEventListener('click', hear, { capture: true, signal: end.signal });
      return () => end.abort();
    }, []);
    return (
      isLoaded && (
        <Suspense>
          <Part />
        </Suspense>
      )
    );
  };
}
