import { QUOTE_S } from '@egcr/exchange/contract';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import { useEffect, useState } from 'react';

import { useQuoteText } from './texts.ts';

const TICK_MS = 250;

/** Whole seconds until an instant, followed while the component is there. */
export function useSecondsLeft(until_ms: number): number {
  const [now_ms, setNow] = useState(() => Date.now());
  // Time passes outside React.
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((until_ms - now_ms) / 1000));
}

const RADIUS = 15;
const AROUND = 2 * Math.PI * RADIUS;

/** How long a rate is held: a ring that empties, and the same in words. The ring moves by steps where motion is not wanted. */
export function Countdown({ seconds }: { readonly seconds: number }) {
  const t = useQuoteText();
  const { locale } = useLanguage();
  const time = new Intl.NumberFormat(locale, { style: 'unit', unit: 'second', unitDisplay: 'long' }).format(
    seconds,
  );
  return (
    <p className="flex items-center gap-3 text-sm text-ink-2">
      <svg aria-hidden viewBox="0 0 36 36" className="size-9 shrink-0 -rotate-90 rtl:-scale-y-100">
        <circle cx="18" cy="18" r={RADIUS} fill="none" strokeWidth="3" className="stroke-line" />
        <circle
          cx="18"
          cy="18"
          r={RADIUS}
          fill="none"
          strokeWidth="3"
          strokeLinecap="round"
          strokeDasharray={AROUND}
          strokeDashoffset={AROUND * (1 - Math.min(1, seconds / QUOTE_S))}
          className="stroke-brand-text transition-[stroke-dashoffset] duration-1000 ease-linear motion-reduce:transition-none"
        />
      </svg>
      <span className="num">{t('held', { time })}</span>
    </p>
  );
}
