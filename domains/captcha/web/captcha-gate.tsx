import { lazy, Suspense } from 'react';

import { useFirstAsk } from './captcha-asks.ts';

const GatePanel = lazy(async () => ({ default: (await import('./gate-panel.tsx')).GatePanel }));

/** Where requests without a token wait for one: once in the frame of every page on which people act. */
export function CaptchaGate() {
  const ask = useFirstAsk();
  return <Suspense>{ask && <GatePanel key={ask.id} ask={ask} />}</Suspense>;
}
