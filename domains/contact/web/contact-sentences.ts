import type { Sentences } from '@egcr/web-kit/sentences.tsx';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useMemo } from 'react';

import { contactTexts } from './messages/index.ts';

/** Contact's own words for its codes. */
export function useContactSentences(): Sentences {
  const t = useText(contactTexts);
  return useMemo(
    () => ({
      issue: ({ field, code }) => {
        if (field === 'topic') return t('issue.topic');
        if (field === 'message' && code === 'too_short') return t('issue.message');
        if (code === 'email_format') return t('issue.email');
        if (field === 'reference') return t('issue.reference');
        if (code === 'code_format') return t('issue.code');
        return undefined;
      },
      refusal: ({ code }) => {
        if (code === 'captcha_failed') return t('failed.captcha');
        if (code === 'too_many_messages') return t('failed.many');
        if (code === 'code_wrong') return t('failed.code');
        if (code === 'ticket_unknown') return t('failed.gone');
        return code === 'ticket_solved' ? t('failed.solved') : undefined;
      },
    }),
    [t],
  );
}
