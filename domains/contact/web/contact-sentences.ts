import { useText } from '@egcr/web-kit/i18n.tsx';
import { sentences, type Sentences } from '@egcr/web-kit/sentences.tsx';
import { useMemo } from 'react';

import { readStatusCall, writeMessageCall } from '../contract/endpoints.ts';
import { handleTicketCall, readTicketCall } from '../contract/staff-endpoints.ts';
import { contactTexts } from './texts.ts';

/** Contact's own words for its codes. */
export function useContactSentences(): Sentences {
  const t = useText(contactTexts);
  return useMemo(
    () =>
      sentences(
        [writeMessageCall, readStatusCall, readTicketCall, handleTicketCall],
        {
          captcha_failed: t('failed.captcha'),
          too_many_messages: t('failed.many'),
          code_wrong: t('failed.code'),
          ticket_unknown: t('failed.gone'),
          ticket_solved: t('failed.solved'),
        },
        ({ field, code }) => {
          if (field === 'topic') return t('issue.topic');
          if (field === 'message' && code === 'too_short') return t('issue.message');
          if (code === 'email_format') return t('issue.email');
          if (field === 'reference') return t('issue.reference');
          return code === 'code_format' ? t('issue.code') : undefined;
        },
      ),
    [t],
  );
}
