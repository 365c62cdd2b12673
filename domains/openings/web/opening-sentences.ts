import { useText } from '@egcr/web-kit/i18n.tsx';
import { sentences, type Sentences } from '@egcr/web-kit/sentences.tsx';
import { useMemo } from 'react';

import { askByEmailCall, confirmLinkCall, readLinkCall, waitCall } from '../contract/endpoints.ts';
import { openingTexts } from './texts.ts';

/** Openings' own words for its codes. */
export function useOpeningSentences(): Sentences {
  const t = useText(openingTexts);
  return useMemo(
    () =>
      sentences(
        [askByEmailCall, waitCall, readLinkCall, confirmLinkCall],
        {
          opening_past: t('failed.past'),
          opening_captcha_failed: t('failed.captcha'),
          opening_too_many: t('failed.many'),
          opening_link_ended: t('failed.link'),
        },
        ({ code }) => (code === 'email_format' ? t('issue.email') : undefined),
      ),
    [t],
  );
}
