import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';
import type { ReactNode } from 'react';

import type { Answers, Form, QuestionKind, WrittenAnswer } from '../contract/index.ts';
import { formsTexts } from './texts.ts';

/** Writes an answer for a reader: a day, a yes or a no in their language, all else as it is. */
export function useWrittenAnswer(): (kind: QuestionKind, value: string) => string {
  const t = useText(formsTexts);
  const { locale } = useLanguage();
  return (kind, value) => {
    if (kind === 'yes_no') return t(value === 'true' ? 'yes' : 'no');
    const day = kind === 'date' ? Date.parse(value) : Number.NaN;
    // A day has no time zone.
    if (!Number.isNaN(day))
      return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(day);
    return value;
  };
}

/** An answer of a draft as its readers see it, in place. */
export function useShownAnswer(): (question: Form['questions'][number], answers: Answers) => ReactNode {
  const t = useText(formsTexts);
  const write = useWrittenAnswer();
  return ({ name, kind, options }, answers) => {
    const { [name]: answer } = answers;
    const shown = options.find(({ value }) => value === answer)?.label ?? String(answer ?? '');
    return (
      <span dir="auto" className="whitespace-pre-line">
        {answer === undefined ? t('unanswered') : write(kind, shown)}
      </span>
    );
  };
}

/** What was answered in a form that was sent. */
export function WrittenAnswers({ answers }: { readonly answers: readonly WrittenAnswer[] }) {
  const write = useWrittenAnswer();
  return (
    <dl className="flex flex-col divide-y divide-line">
      {answers.map(({ name, kind, label, value }) => (
        <div key={name} className="flex flex-col gap-0.5 py-3">
          <dt className="text-sm text-ink-2">{label}</dt>
          <dd dir="auto" className="font-medium wrap-anywhere whitespace-pre-line">
            {write(kind, value)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
