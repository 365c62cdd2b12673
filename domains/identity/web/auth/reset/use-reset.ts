import { useState } from 'react';

import { RESEND_COOLDOWN_S } from '../../../contract/index.ts';
import { StepUpGivenUp, useStepUp } from '../../security/step-up.tsx';
import { useAuthCalls, type Contact } from '../auth-calls.ts';
import { isTooMany, readFailure, waitOf } from '../auth-failure.ts';
import { useAuthToasts } from '../use-auth-toasts.ts';
import { isRecovering, noteRecovering, noteResetMail, secondsToNextResetMail } from './reset-throttle.ts';

/** Where a reset stands. `sent`: the mail is on its way; `updated`: the page is about to leave. */
export type ResetStep =
  | { readonly name: 'email' }
  | { readonly name: 'sent'; readonly email: string }
  | { readonly name: 'phoneOTP'; readonly phone: string }
  | { readonly name: 'newPassword' }
  | { readonly name: 'updated' };

const UPDATED_MS = 4000;

export interface Reset {
  readonly step: ResetStep;
  /** Sends the link or the code; true when it is on its way. */
  readonly send: (contact: Contact) => Promise<boolean>;
  /** The link or code was right. */
  readonly recovered: () => void;
  readonly update: (password: string) => Promise<boolean>;
  readonly restart: () => void;
  /** Forgets everything; signs out where only the reset had signed in. */
  readonly cancel: () => Promise<void>;
}

/** The steps of a password reset: email → sent or phoneOTP → newPassword → updated. */
export function useReset(): Reset {
  const calls = useAuthCalls();
  const { update, sendMail, sendCode } = useResetCalls();
  const [step, setStep] = useState<ResetStep>(() =>
    isRecovering() ? { name: 'newPassword' } : { name: 'email' },
  );
  return {
    step,
    async send(contact) {
      const isSent =
        contact.method === 'email' ? await sendMail(contact.email) : await sendCode(contact.phone);
      if (isSent)
        setStep(
          contact.method === 'email'
            ? { name: 'sent', email: contact.email }
            : { name: 'phoneOTP', phone: contact.phone },
        );
      return isSent;
    },
    recovered() {
      noteRecovering('again');
      setStep({ name: 'newPassword' });
    },
    async update(password) {
      const isDone = await update(password);
      if (isDone) {
        noteRecovering(null);
        setStep({ name: 'updated' });
      }
      return isDone;
    },
    restart: () => setStep({ name: 'email' }),
    async cancel() {
      const wasRecovering = isRecovering();
      noteRecovering(null);
      setStep({ name: 'email' });
      if (wasRecovering) await calls.signOut();
    },
  };
}

function useResetCalls() {
  const calls = useAuthCalls();
  const guarded = useStepUp();
  const toasts = useAuthToasts();
  const { t } = toasts;

  async function sendMail(email: string): Promise<boolean> {
    const seconds = secondsToNextResetMail(Date.now());
    if (seconds > 0) {
      toasts.warn(t('reset.wait.title'), t('reset.wait.email', { seconds }));
      return false;
    }
    try {
      await calls.sendResetMail(email);
    } catch (error) {
      toasts.failed('reset.failed.title', error, 'reset.failed');
      return false;
    }
    noteResetMail(Date.now());
    toasts.resetSent();
    return true;
  }
  async function sendCode(phone: string): Promise<boolean> {
    try {
      await calls.sendCode(phone, 'reset');
    } catch (error) {
      const failure = readFailure(error);
      const seconds = waitOf(failure) ?? RESEND_COOLDOWN_S;
      if (isTooMany(failure)) toasts.warn(t('reset.wait.title'), t('reset.wait.phone', { seconds }));
      else toasts.failed('reset.failed.title', failure, 'reset.failed');
      return false;
    }
    toasts.codeSent(phone);
    return true;
  }
  async function update(password: string): Promise<boolean> {
    try {
      await guarded(() => calls.updatePassword(password));
    } catch (error) {
      if (error instanceof StepUpGivenUp) return false;
      const isAnswered = readFailure(error).status !== undefined && !readFailure(error).isUnreachable;
      if (isAnswered) toasts.failed('reset.update_failed.title', error, 'reset.update_error');
      else toasts.bad(t('reset.update_error.title'), t('reset.update_error'));
      return false;
    }
    toasts.done(t('reset.updated.title'), t('reset.updated'), UPDATED_MS);
    return true;
  }
  return { sendMail, sendCode, update };
}
