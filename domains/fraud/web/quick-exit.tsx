import { Button } from '@egcr/ui/button';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { LogOut } from 'lucide-react';
import { useEffect } from 'react';

import { fraudTexts } from './texts.ts';

/** A page that tells nothing about the one before it. */
const ELSEWHERE = 'https://duckduckgo.com/?q=weather';
const PRESSES = 3;
const PRESSES_WITHIN_MS = 2000;

function leave(): void {
  location.replace(ELSEWHERE);
}

/** Leaves the page where someone comes in who must not see it; the page is not kept in the history. */
export function QuickExit() {
  const t = useText(fraudTexts);
  useThreeEscapes();
  return (
    <div className="sticky top-20 z-10 -mb-11 self-end print:hidden">
      <Button look="danger" size="small" onClick={leave} aria-describedby="quick-exit-text">
        <LogOut aria-hidden className="size-4" />
        {t('exit')}
      </Button>
      <p id="quick-exit-text" className="sr-only">
        {t('exit.text')}
      </p>
    </div>
  );
}

/** Keys are outside React. */
function useThreeEscapes(): void {
  useEffect(() => {
    let presses: number[] = [];
    const press = ({ key, timeStamp }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      presses = [...presses.filter((at) => timeStamp - at < PRESSES_WITHIN_MS), timeStamp];
      if (presses.length >= PRESSES) leave();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
