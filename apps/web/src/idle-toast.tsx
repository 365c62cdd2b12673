import { frameTexts } from '@egcr/site/web';
import { useToasts } from '@egcr/ui/toast';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

import { forgetEnded, idleState, onIdleState } from './idle-watch.ts';

/** Says, once, why the person finds themselves elsewhere. */
export function IdleToast() {
  const t = useText(frameTexts);
  const toasts = useToasts();
  const { ended } = useSyncExternalStore(onIdleState, idleState);
  const tell = useEffectEvent((what: 'pin' | 'session') => {
    toasts.show({ title: t(`idle.${what}.ended`), durationMs: 0 });
    forgetEnded();
  });
  // The watch is outside React.
  useEffect(() => {
    if (ended) tell(ended);
  }, [ended]);
  return null;
}
