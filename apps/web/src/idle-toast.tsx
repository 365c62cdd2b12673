import { useToasts } from '@egcr/ui/toast';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useSession } from '@egcr/web-kit/session';
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';

import { forgetEnded, idleState, onIdleState } from './idle-watch.ts';
import { theShell } from './shell.ts';

/** The person who was shown out is there to read it; who was away finds it when they come back. */
const OVER_MS = 8000;

/** Says, once, why the person finds themselves elsewhere, until they are back. */
export function IdleToast() {
  const t = useText(theShell().texts);
  const toasts = useToasts();
  const { ended } = useSyncExternalStore(onIdleState, idleState);
  const isBack = useSession((now) => now.isPINVerified);
  const told = useRef<string>(undefined);
  const hush = useEffectEvent(() => {
    if (told.current !== undefined) toasts.close(told.current);
    told.current = undefined;
  });
  const tell = useEffectEvent((what: 'pin' | 'session' | 'over') => {
    hush();
    told.current = toasts.show({ title: t(`idle.${what}.ended`), durationMs: what === 'over' ? OVER_MS : 0 });
    forgetEnded();
  });
  // It would cover what the person came back for.
  useEffect(() => {
    if (isBack) hush();
  }, [isBack]);
  // The watch is outside React.
  useEffect(() => {
    if (ended) tell(ended);
  }, [ended]);
  return null;
}
