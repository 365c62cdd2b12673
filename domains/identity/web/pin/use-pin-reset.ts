import { sentences, useSentences } from '@egcr/web-kit/sentences.tsx';
import { CallUnreachable } from '@egcr/web-kit/call';
import { useSession, type AuthUser } from '@egcr/web-kit/session';
import { useToasts } from '@egcr/ui/toast';
import { useEffect, useEffectEvent, useState } from 'react';

import { requestPinResetCall, RESEND_COOLDOWN_S } from '../../contract/index.ts';
import { readFailure } from '../auth/auth-failure.ts';
import type { CodeProblem } from '../auth/code-entry.tsx';
import { usePinText } from './texts.ts';
import { usePinCalls } from './pin-calls.ts';

/** Where a PIN's reset stands. `sent` and `code` wait for the link or the code. */
export type PinResetStep = 'checking' | 'ask' | 'mail' | 'sms' | 'new';

export interface PinReset {
  readonly step: PinResetStep;
  readonly user: AuthUser | null;
  /** Sends the link or the code; true when it is on its way. */
  readonly request: () => Promise<boolean>;
  readonly verifyCode: (code: string) => Promise<void>;
  readonly explainCode: (failure: unknown) => CodeProblem;
  /** The server wants a fresh link or code after all. */
  readonly askAgain: () => void;
}

/** The steps of a PIN's reset: ask → mail or sms → new. A page that was opened by the mail's link begins with the last. */
export function usePinReset(): PinReset {
  const t = usePinText();
  const say = useSentences(
    sentences(requestPinResetCall, {
      pin_not_set: t('reset.no_pin'),
      carrier_missing: t('reset.no_carrier'),
      phone_unproved: t('reset.phone_unproved'),
      resend_too_soon: ({ retryAfter_s }) => t('reset.wait', { seconds: retryAfter_s ?? RESEND_COOLDOWN_S }),
    }),
  );
  const toasts = useToasts();
  const calls = usePinCalls();
  const user = useSession((now) => now.user);
  const [step, setStep] = useState<PinResetStep>('checking');
  const begin = useEffectEvent((isGranted: boolean) => setStep(isGranted ? 'new' : 'ask'));
  // The session belongs to the identity client.
  useEffect(() => {
    void calls.isResetGranted().then(begin, () => begin(false));
  }, [calls]);

  function warn(text: string) {
    toasts.show({ tone: 'bad', title: t('reset.title'), description: text });
  }
  async function request(): Promise<boolean> {
    try {
      const sentBy = await calls.requestReset();
      setStep(sentBy === 'email' ? 'mail' : 'sms');
      return true;
    } catch (failure) {
      warn(say.failure(failure));
      return false;
    }
  }
  async function verifyCode(code: string) {
    const { email, phone } = user ?? {};
    const to = step === 'mail' ? email && { email } : phone && { phone };
    if (!to) return;
    await calls.verifyResetCode(to, code);
    setStep('new');
  }
  function explainCode(failure: unknown): CodeProblem {
    const { isUnreachable } = readFailure(failure);
    return { text: isUnreachable ? say.failure(new CallUnreachable(failure)) : t('reset.code.wrong') };
  }
  function askAgain() {
    warn(t('reset.not_granted'));
    setStep('ask');
  }
  return { step, user, request, verifyCode, explainCode, askAgain };
}
