import { useToasts } from '@egcr/ui/toast';

import { applyPending } from './apply-pending.ts';
import { useReferralText } from './texts.ts';

const FAILED_TOAST_MS = 5000;

/** Applies the waiting code and says how it went; a code that the server does not take goes without a word. */
export function useApplyPending(): () => Promise<void> {
  const t = useReferralText();
  const toasts = useToasts();
  return async () => {
    const outcome = await applyPending();
    if (outcome.kind === 'applied')
      toasts.show({ tone: 'ok', title: t('applied'), description: outcome.detail });
    if (outcome.kind === 'failed') {
      toasts.show({
        tone: 'bad',
        title: t('apply_failed'),
        description: t('apply_failed.text'),
        durationMs: FAILED_TOAST_MS,
      });
    }
  };
}
