import { useText } from '@egcr/web-kit/i18n.tsx';
import { ArrowUp } from 'lucide-react';
import { useEffect, useState } from 'react';

import { frameTexts } from '../frame/texts.ts';

const SHOWN_AFTER_PX = 300;

/** Floats at the bottom end once the page is scrolled by more than 300 px. */
export function ToTop() {
  const t = useText(frameTexts);
  const [isShown, setShown] = useState(false);
  // How far the page is scrolled is known to the window only.
  useEffect(() => {
    const look = () => setShown(window.scrollY > SHOWN_AFTER_PX);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  if (!isShown) return null;
  return (
    <button
      type="button"
      aria-label={t('top')}
      onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
      className="fixed end-5 bottom-5 z-20 grid size-12 place-items-center rounded-full border border-line-strong bg-surface text-brand-text shadow-2 transition-transform hover:-translate-y-0.5 print:hidden"
    >
      <ArrowUp aria-hidden className="size-5" />
    </button>
  );
}
