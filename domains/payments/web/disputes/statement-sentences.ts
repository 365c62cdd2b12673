import { useText } from '@egcr/web-kit/i18n.tsx';

import { disputeTexts } from './texts.ts';

/** What is wrong with a statement or an answer, in words. */
export function useStatementWords(): (issue: { readonly code: string }) => string | undefined {
  const t = useText(disputeTexts);
  return ({ code }) => {
    if (code === 'required') return t('missing_text');
    if (code === 'too_long') return t('too_long');
    return code === 'characters' ? t('characters') : undefined;
  };
}
