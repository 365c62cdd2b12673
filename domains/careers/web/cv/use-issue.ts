import { useText } from '@egcr/web-kit/i18n.tsx';

import { cvTexts } from './texts.ts';
import type { SavedCv } from './use-cv.ts';

/** Says what is wrong with a field of the CV. */
export function useIssue({ issues }: Pick<SavedCv, 'issues'>): (path: string) => string | undefined {
  const t = useText(cvTexts);
  return (path) => {
    const code = issues.get(path);
    if (code === undefined) return undefined;
    if (code === 'not_a_month') return t('issue.month');
    if (code === 'not_a_link') return t('issue.link');
    if (code === 'not_a_number') return t('issue.amount');
    return t('issue.long');
  };
}
