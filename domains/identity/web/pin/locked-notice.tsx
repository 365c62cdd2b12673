import { Banner } from '@egcr/ui/banner';
import { useEffect, useEffectEvent, useState } from 'react';

import { usePinText } from './texts.ts';

const TICK_MS = 500;

interface LockedNoticeProps {
  readonly until_ms: number;
  readonly onOver: () => void;
}

/** Minutes and seconds, "4:05". */
function clockTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The PIN rests: until when, counted down. */
export function LockedNotice({ until_ms, onOver }: LockedNoticeProps) {
  const t = usePinText();
  const [now, setNow] = useState(() => Date.now());
  const seconds = Math.max(0, Math.ceil((until_ms - now) / 1000));
  const tick = useEffectEvent(() => {
    setNow(Date.now());
    if (Date.now() >= until_ms) onOver();
  });
  // The clock is outside React.
  useEffect(() => {
    const timer = setInterval(() => tick(), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <Banner tone="warn" title={t('locked.title')} isLive>
      <p>{t('locked.text')}</p>
      <p role="timer" aria-live="off" className="num pt-2 text-2xl font-strong text-ink">
        <bdi>{clockTime(seconds)}</bdi>
      </p>
    </Banner>
  );
}
