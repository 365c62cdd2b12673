import { readFailure } from './auth-failure.ts';
import type { CodeProblem } from './code-entry.tsx';
import { serverReason } from './notices.ts';
import { useAuthToasts } from './use-auth-toasts.ts';

export interface CodeSteps {
  /** What speaks against a code that was tried. */
  readonly explain: (failure: unknown) => CodeProblem;
  /** Sends another message; true when it is on its way. */
  readonly resend: (attempt: () => Promise<void>, onSent: () => void) => Promise<boolean>;
}

/** What every code field says: why a code was refused, and that another is on its way. In a reset the server's own reason is shown. */
export function useCodeSteps(place: 'sign-in' | 'reset'): CodeSteps {
  const toasts = useAuthToasts();
  const { t } = toasts;

  function explain(error: unknown): CodeProblem {
    const failure = readFailure(error);
    const isAnswered = failure.status !== undefined && !failure.isUnreachable;
    const title = t('verify_failed.title');
    if (place === 'reset') {
      const reason = serverReason(t, failure) ?? t('verify_failed.reset');
      return { title, text: isAnswered ? reason : t('verify_failed.exception') };
    }
    if (isAnswered) return { title, text: t('verify_failed') };
    const text = serverReason(t, failure) ?? t('verify_failed.exception');
    return { title: t('verify_error.title'), text };
  }

  return {
    explain,
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
