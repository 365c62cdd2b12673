import type { FieldIssue } from '@egcr/contract/problem';
import { formatMoney } from '@egcr/ui/format-money';
import { useFormats } from '@egcr/web-kit/formats';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';
import { useSentences } from '@egcr/web-kit/sentences.tsx';

import type { AnswerSchema, Form } from '../contract/index.ts';
import { scaleOf } from './scale-of.ts';
import { formsTexts } from './texts.ts';

type SayIssue = (
  question: Form['questions'][number],
  issue: FieldIssue,
  schema?: Pick<AnswerSchema, 'currency'>,
) => string;

/** Says what is wrong with an answer. */
export function useIssueText(): SayIssue {
  const t = useText(formsTexts);
  const say = useSentences();
  const { locale } = useLanguage();
  const formats = useFormats();
  return ({ kind }, issue, schema) => {
    const limit = (which: 'minimum' | 'maximum') => issue.params?.[which] ?? 0;
    if (issue.code === 'document_missing') return t('answer.document');
    if (issue.code === 'too_few') return t('answer.few', { number: Number(limit('minimum')) });
    if (issue.code === 'too_many') return t('answer.many', { number: Number(limit('maximum')) });
    if (kind === 'file') return t('answer.file');
    if (kind === 'choice' || kind === 'yes_no' || kind === 'many' || kind === 'country')
      return t('answer.choice');
    if (kind === 'number' && issue.code === 'too_small')
      return t('answer.least', { amount: formats.number(Number(limit('minimum'))) });
    if (kind === 'number' && issue.code === 'too_large')
      return t('answer.most', { amount: formats.number(Number(limit('maximum'))) });
    if (kind === 'number' && issue.code !== 'required') return t('answer.number');
    if (kind === 'date') return t(issue.code === 'in_the_future' ? 'answer.past' : 'answer.day');
    if (kind === 'email') return t('answer.email');
    if (kind === 'money') {
      const { currency = '' } = schema ?? {};
      const money = (value: string | number) =>
        formatMoney({ value: String(value), assetCode: currency, assetScale: scaleOf(currency) }, { locale });
      if (issue.code === 'too_small') return t('answer.least', { amount: money(limit('minimum')) });
      if (issue.code === 'too_large') return t('answer.most', { amount: money(limit('maximum')) });
      const isWhole = currency !== '' && scaleOf(currency) === 0;
      return t(isWhole && issue.code !== 'required' ? 'answer.money_whole' : 'answer.money');
    }
    return say.issue(issue);
  };
}
