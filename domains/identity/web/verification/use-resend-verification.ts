import { useToasts } from '@egcr/ui/toast';
import type { AuthUser } from '@egcr/web-kit/session';
import { useState } from 'react';

import { useAuthCalls } from '../auth/auth-calls.ts';
import { readFailure } from '../auth/auth-failure.ts';
import { serverReason } from '../auth/notices.ts';
import { useAuthToasts } from '../auth/use-auth-toasts.ts';
import { useCodeSteps, type CodeSteps } from '../auth/use-code-steps.ts';
import { useVerificationText } from './texts.ts';

export interface ResendVerification {
  readonly busy: 'email' | 'phone' | undefined;
  /** Where the last message went; its code can be typed. */
  readonly sentTo: string | undefined;
  readonly kind: 'email' | 'phone';
  readonly byEmail: () => Promise<boolean>;
  readonly byPhone: () => Promise<boolean>;
  readonly again: () => Promise<boolean>;
  readonly verify: (code: string) => Promise<void>;
  readonly explain: CodeSteps['explain'];
}

/** Sends a verification message again and takes its code. */
export function useResendVerification({ email, phone }: AuthUser): ResendVerification {
  const t = useVerificationText();
  const calls = useAuthCalls();
  const told = useAuthToasts();
  const toasts = useToasts();
  const steps = useCodeSteps('sign-in');
  const [busy, setBusy] = useState<'email' | 'phone'>();
  const [kind, setKind] = useState<'email' | 'phone'>('email');
  const [sentTo, setSentTo] = useState<string>();

  async function send(by: 'email' | 'phone', to: string | null): Promise<boolean> {
    if (to === null) return false;
    setBusy(by);
    try {
      await (by === 'email' ? calls.resendMail(to) : calls.sendCode(to, 'resend'));
      if (by === 'email') told.mailSent(to);
      else told.codeSent(to);
      setKind(by);
      setSentTo(to);
      return true;
    } catch (error) {
      const description = serverReason(told.t, readFailure(error)) ?? t('failed.text');
      toasts.show({ tone: 'bad', title: t('failed.title'), description });
      return false;
    } finally {
      setBusy(undefined);
    }
  }
  async function verify(code: string) {
    const to = sentTo ?? '';
    if (kind === 'email') {
      await calls.verifyEmail(to, code, 'signup');
      told.emailVerified();
    } else {
      await calls.verifyPhone(to, code);
      told.phoneVerified('phone_verified');
    }
  }
  return {
    busy,
    sentTo,
    kind,
    byEmail: () => send('email', email),
    byPhone: () => send('phone', phone),
    again: () => send(kind, kind === 'email' ? email : phone),
    verify,
    explain: steps.explain,
  };
}
