import type { FieldIssue } from '@egcr/contract/problem';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useSentences } from '@egcr/web-kit/sentences.tsx';

import type { Form } from '../contract/index.ts';
import { formsTexts } from './texts.ts';

/** Says what is wrong with an answer. */
export function useIssueText(): (question: Form['questions'][number], issue: FieldIssue) => string {
  const t = useText(formsTexts);
  const say = useSentences();
  return ({ kind }, issue) => {
    if (kind === 'choice' || kind === 'yes_no') return t('answer.choice');
    if (kind === 'number' && issue.code !== 'required') return t('answer.number');
    if (kind === 'date') return t('answer.day');
    return say.issue(issue);
  };
}
