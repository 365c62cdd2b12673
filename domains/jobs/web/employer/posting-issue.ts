import { useText } from '@egcr/web-kit/i18n.tsx';

import { jobEmployerTexts } from './texts.ts';

/** What is wrong in a field of a posting, in words; undefined where the general sentence says it. */
export function usePostingIssue(): (issue: {
  readonly field: string;
  readonly code: string;
}) => string | undefined {
  const t = useText(jobEmployerTexts);
  return ({ field, code }) => {
    if (code === 'below_minimum') return t('issue.below');
    if (code === 'range_too_wide') return t('issue.wide');
    if (code === 'too_large' && field.startsWith('pay_')) return undefined;
    if (field === 'pay_min') return t('issue.pay_min');
    if (field === 'pay_max') return t('issue.pay_max');
    if (field === 'closes_on') return t('issue.closes');
    if (field.startsWith('must_skills')) return t('issue.musts');
    if (field.startsWith('questions')) return t('issue.questions');
    if (field === 'experience_years') return t('issue.years');
    if (field === 'positions') return t('issue.positions');
    if (field.startsWith('skills')) return t('issue.skills');
    return code === 'too_short' ? t('issue.short') : undefined;
  };
}
