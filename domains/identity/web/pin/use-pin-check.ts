import { hrefOf } from '@egcr/contract/product-screens';
import { useToasts } from '@egcr/ui/toast';
import { isRefusal } from '@egcr/web-kit/call';
import { sentences, shownOtherwise, useSentences } from '@egcr/web-kit/sentences.tsx';
import { adoptPin } from '@egcr/web-kit/session';
import { useEffect, useEffectEvent, useState } from 'react';

import { useWay } from '@egcr/web-kit/way';
import { verifyPinCall } from '../../contract/index.ts';
import { usePinText } from './texts.ts';
import { goOnward } from './onward.ts';
import { usePinCalls, type PinStatus } from './pin-calls.ts';

/** Long enough to be read beside the sign-in page. */
const RENEW_MS = 8000;

export type PinState =
  | { readonly kind: 'open' }
  | { readonly kind: 'locked'; readonly until_ms: number }
  | { readonly kind: 'must_reset' };

export interface PinCheck {
  readonly state: PinState;
  /** What the last try came to, for the field. */
  readonly problem: string | undefined;
  readonly isBusy: boolean;
  /** Tries a PIN; true when it was right and the page goes on. */
  readonly tryPin: (pin: string) => Promise<boolean>;
  readonly forgetProblem: () => void;
  /** The lock is over. */
  readonly unlock: () => void;
}

/** Checks the PIN with the server and keeps what it says about attempts and locks. */
export function usePinCheck(): PinCheck {
  const calls = usePinCalls();
  const way = useWay();
  const explain = useExplain();
  const t = usePinText();
  const toasts = useToasts();
  const [state, setState] = useState<PinState>({ kind: 'open' });
  const [failed, setFailed] = useState<{ readonly failure: unknown }>();
  const [isBusy, setBusy] = useState(false);
  // What cannot be read now will be said at the next try.
  const readState = () =>
    calls.readPin().then(
      (reading) => setState(stateOf(reading)),
      () => undefined,
    );
  const begin = useEffectEvent(() => void readState());
  // A lock outlives the page: the server knows of it.
  useEffect(() => begin(), []);

  async function tryPin(pin: string): Promise<boolean> {
    setBusy(true);
    setFailed(undefined);
    try {
      adoptPin(await calls.verifyPin(pin));
      goOnward(way);
      return true;
    } catch (failure) {
      if (isRefusal(failure, 'pin_not_set')) way.go(hrefOf('complete-profile'), 'replace');
      else if (isRefusal(failure, 'pin_reset_required')) await renew();
      else if (isRefusal(failure, 'pin_locked')) setState(lockedUntil(failure.members['locked_until']));
      else {
        setFailed({ failure });
        // The last of the attempts has locked the PIN; the server says until when.
        if (isRefusal(failure, 'pin_incorrect') && failure.members['attempts_left'] === 0) await readState();
      }
      return false;
    } finally {
      setBusy(false);
    }
  }
  /** The attempt that used up the day's has also ended every session, this one too: the words go along to the sign-in page. */
  async function renew() {
    setState({ kind: 'must_reset' });
    await calls.readPin().catch(() => {
      toasts.show({
        tone: 'warn',
        title: t('must_reset.title'),
        description: t('must_reset.text'),
        durationMs: RENEW_MS,
      });
    });
  }
  return {
    state,
    problem: failed && explain(failed.failure),
    isBusy,
    tryPin,
    forgetProblem: () => setFailed(undefined),
    unlock: () => setState({ kind: 'open' }),
  };
}

function stateOf({ locked_until, attempts_left }: PinStatus): PinState {
  if (locked_until !== null) return lockedUntil(locked_until);
  // No attempt is left and no lock will end: only a new PIN helps.
  return attempts_left === 0 ? { kind: 'must_reset' } : { kind: 'open' };
}

function lockedUntil(instant: unknown): PinState {
  const until_ms = typeof instant === 'string' ? Date.parse(instant) : Number.NaN;
  return Number.isFinite(until_ms) ? { kind: 'locked', until_ms } : { kind: 'open' };
}

function useExplain(): (failure: unknown) => string {
  const t = usePinText();
  return useSentences(
    sentences(verifyPinCall, {
      pin_format: t('issue.pin_format'),
      pin_incorrect: ({ members: { attempts_left: left } }) =>
        typeof left === 'number' && left > 0 ? t('verify.wrong', { left }) : t('verify.wrong.last'),
      // These lead on, or are states of the page.
      pin_not_set: shownOtherwise,
      pin_reset_required: shownOtherwise,
      pin_locked: shownOtherwise,
    }),
  ).failure;
}
