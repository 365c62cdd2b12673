import { frameTexts, lazyParts } from '@egcr/site/web';
import { useToasts } from '@egcr/ui/toast';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { lazy, Suspense, useEffect, useEffectEvent, useSyncExternalStore } from 'react';

import { idleState, onIdleState } from './idle-watch.ts';

const IdleNotice = lazy(async () => ({ default: (await lazyParts.idleNotice()).IdleNotice }));

/** Shows the warning before a time-out, and says afterwards what happened. */
export function IdlePlace() {
  const t = useText(frameTexts);
  const toasts = useToasts();
  const { warning, ended } = useSyncExternalStore(onIdleState, idleState);
  const tell = useEffectEvent((what: 'pin' | 'session') =>
    toasts.show({ title: t(`idle.${what}.ended`), durationMs: 0 }),
  );
  // The watch is outside React; what it did is told once.
  useEffect(() => {
    if (ended) tell(ended);
  }, [ended]);
  if (!warning) return null;
  return (
    <Suspense>
      <IdleNotice {...warning} />
    </Suspense>
  );
}
