import { Badge } from '@egcr/ui/badge';
import { useFormats } from '@egcr/web-kit/formats';
import { pinStatus, useSession, type PinStatus } from '@egcr/web-kit/session';
import { useEffect, useState } from 'react';

import { usePinText } from './texts.ts';

const TICK_MS = 1000;

export interface PinStatusPanelProps {
  /** Hides the panel; true unless said otherwise. */
  readonly showInDevelopment?: boolean;
}

const tones = {
  not_authenticated: 'neutral',
  no_profile: 'neutral',
  setup_required: 'warn',
  not_verified: 'warn',
  expired: 'bad',
  verified: 'ok',
  unknown: 'neutral',
} as const satisfies Readonly<Record<PinStatus, 'neutral' | 'warn' | 'bad' | 'ok'>>;

/** For people who build and test the product: what this page believes about the PIN. */
export function PinStatusPanel({ showInDevelopment = true }: PinStatusPanelProps) {
  return showInDevelopment ? null : <Panel />;
}

function Panel() {
  const t = usePinText();
  const formats = useFormats();
  const state = useSession((now) => now);
  const [now, setNow] = useState(() => Date.now());
  // The window runs out by the clock, which is outside React.
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const status = pinStatus(state, now);
  return (
    <section
      aria-label={t('status.title')}
      className="flex w-fit items-center gap-3 rounded-lg border border-line bg-surface p-3 text-sm"
    >
      <span className="font-semibold">{t('status.title')}</span>
      <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
      {status === 'verified' && state.pinExpiresAt !== null && (
        <span className="num text-ink-2">
          {t('status.expires', { time: formats.recent(state.pinExpiresAt) })}
        </span>
      )}
    </section>
  );
}
