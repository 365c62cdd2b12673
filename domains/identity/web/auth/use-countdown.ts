import { useEffect, useState } from 'react';

const TICK_MS = 250;

export interface Countdown {
  /** Whole seconds still to wait; 0 when it is over. */
  readonly seconds: number;
  readonly start: (seconds: number) => void;
}

/** Counts down to a moment, not in ticks: a page that slept in the background shows the right number when it wakes. */
export function useCountdown(initial_s = 0): Countdown {
  const [endsAt, setEndsAt] = useState(() => Date.now() + initial_s * 1000);
  const [now, setNow] = useState(() => Date.now());
  const isRunning = endsAt > now;
  // The clock is outside React.
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  return {
    seconds: Math.max(0, Math.ceil((endsAt - now) / 1000)),
    start(seconds) {
      const begun = Date.now();
      setNow(begun);
      setEndsAt(begun + seconds * 1000);
    },
  };
}
