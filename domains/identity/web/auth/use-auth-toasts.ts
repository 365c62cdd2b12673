import { useToasts } from '@egcr/ui/toast';
import { useMemo } from 'react';

import { readFailure, type AuthFailure } from './auth-failure.ts';
import { useAuthText } from './texts.ts';
import { noticeText, serverReason, type AuthKey, type AuthText, type Notice } from './notices.ts';

const MAIL_SENT_MS = 5000;
const RESET_SENT_MS = 6000;
const PHONE_VERIFIED_MS = 3000;

export interface AuthToasts {
  readonly t: AuthText;
  readonly refused: (notice: Notice, failure: AuthFailure) => void;
  readonly done: (title: string, text?: string, durationMs?: number) => void;
  /** A failed step: the server's reason, else `otherwise`. */
  readonly failed: (title: AuthKey, failure: unknown, otherwise: AuthKey) => void;
  readonly bad: (title: string, text: string) => void;
  readonly warn: (title: string, text: string) => void;
  readonly mailSent: (email: string) => void;
  readonly codeSent: (phone: string) => void;
  readonly resetSent: () => void;
  readonly emailVerified: () => void;
  readonly phoneVerified: (next: AuthKey) => void;
}

/** The toasts of the sign-in page, with the words and times the product promises. */
export function useAuthToasts(): AuthToasts {
  const t = useAuthText();
  const toasts = useToasts();
  return useMemo(() => {
    const show = (tone: 'ok' | 'bad' | 'warn', title: string, description?: string, durationMs?: number) =>
      void toasts.show({ tone, title, description, durationMs });
    return {
      t,
      refused: (notice, failure) => show('bad', t(notice.title), noticeText(t, notice, failure)),
      done: (title, text, durationMs) => show('ok', title, text, durationMs),
      failed: (title, failure, otherwise) =>
        show('bad', t(title), serverReason(t, readFailure(failure)) ?? t(otherwise)),
      bad: (title, text) => show('bad', title, text),
      warn: (title, text) => show('warn', title, text),
      mailSent: (email) => show('ok', t('mail.sent.title'), t('mail.sent.toast', { email }), MAIL_SENT_MS),
      codeSent: (phone) => show('ok', t('code.sent.title'), t('code.sent.toast', { phone }), MAIL_SENT_MS),
      emailVerified: () => show('ok', t('link.verified.title')),
      resetSent: () => show('ok', t('reset.sent.title'), t('reset.sent'), RESET_SENT_MS),
      phoneVerified: (next) => show('ok', t('phone_verified.title'), t(next), PHONE_VERIFIED_MS),
    };
  }, [t, toasts]);
}
