import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Between two looks at whether everything is there. */
const LOOK_MS = 200;

/** Stands where a part of the dashboard is still being fetched; not seen. `li` in a list. */
export function Coming({ as: Element = 'span' }: { readonly as?: 'span' | 'li' }) {
  return <Element data-coming hidden />;
}

/** Whether the parts of the dashboard and their first answers are there: what is drawn then pushes nothing away. True once, true from then on. */
export function useStill(): boolean {
  const asked = useIsFetching();
  const [isStill, setStill] = useState(false);
  // What has been fetched is known by what is drawn.
  useEffect(() => {
    if (isStill || asked > 0) return undefined;
    const timer = setInterval(() => {
      if (document.querySelector('[data-coming]') === null) setStill(true);
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [isStill, asked]);
  return isStill;
}
