import { readFailure, type AuthFailure } from './auth-failure.ts';
import type { AuthKey } from './notices.ts';
import { serverReason } from './notices.ts';
import { useAuthToasts } from './use-auth-toasts.ts';

export interface CodeSteps {
  /** Tries a code and tells what came of it. */
  readonly verify: (
    attempt: () => Promise<void>,
    onRight: () => void,
  ) => Promise<'right' | 'wrong' | 'unanswered'>;
  /** Sends another message; true when it is on its way. */
  readonly resend: (attempt: () => Promise<void>, onSent: () => void) => Promise<boolean>;
}

/** The two steps of every code field: try it, or ask for another. In a reset the server's own reason is shown. */
export function useCodeSteps(place: 'sign-in' | 'reset'): CodeSteps {
  const toasts = useAuthToasts();
  const { t } = toasts;

  function explain(failure: AuthFailure): readonly [title: AuthKey, text: string] {
    const isAnswered = failure.status !== undefined && !failure.isUnreachable;
    if (place === 'reset') {
      const text = isAnswered
        ? (serverReason(t, failure) ?? t('verify_failed.reset'))
        : t('verify_failed.exception');
      return ['verify_failed.title', text];
    }
    if (isAnswered) return ['verify_failed.title', t('verify_failed')];
    return ['verify_error.title', serverReason(t, failure) ?? t('verify_failed.exception')];
  }

  return {
    async verify(attempt, onRight) {
      try {
        await attempt();
      } catch (error) {
        const failure = readFailure(error);
        const [title, text] = explain(failure);
        toasts.bad(t(title), text);
        return failure.isUnreachable ? 'unanswered' : 'wrong';
      }
      onRight();
      return 'right';
    },
    async resend(attempt, onSent) {
      try {
        await attempt();
      } catch (error) {
        toasts.failed('resend_failed.title', error, 'server.later');
        return false;
      }
      onSent();
      return true;
    },
  };
}
