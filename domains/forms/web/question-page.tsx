import type { FieldIssue } from '@egcr/contract/problem';
import { BackLink } from '@egcr/ui/back-link';
import { Button } from '@egcr/ui/button';
import { ErrorSummary } from '@egcr/ui/error-summary';
import { Link } from '@egcr/ui/link';
import { PageHeading } from '@egcr/ui/page-heading';
import { useFormats } from '@egcr/web-kit/formats';
import { formTexts } from '@egcr/web-kit/form/texts';
import { WaitingForm } from '@egcr/web-kit/form/waiting-form.tsx';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useState, type FormEvent, type ReactNode } from 'react';

import type { Answer, Answers, Form } from '../contract/index.ts';
import { tidyAnswers } from '../contract/tidy-answers.ts';
import { verdictOf } from '../contract/verdict-rules.ts';
import { AnswerField } from './answer-field.tsx';
import { useIssueText } from './issue-text.ts';
import { placeOf } from './section-rules.ts';
import { formsTexts } from './texts.ts';

interface QuestionPageProps {
  readonly form: Form;
  readonly answers: Answers;
  readonly question: Form['questions'][number];
  readonly backHref: string;
  /** Of a form with sections: where all of them are. */
  readonly tasksHref: string | undefined;
  /** It was already tried to send the form. */
  readonly isTried: boolean;
  /** What a new version of the form asks otherwise, if anything. */
  readonly changed: ReactNode;
  readonly note: ReactNode;
  readonly onAnswer: (name: string, answer: Answer | undefined) => void;
  /** A field was left. */
  readonly onLeave: () => void;
  readonly onContinue: () => void;
}

/** One question of a form. */
export function QuestionPage(page: QuestionPageProps) {
  const { form, answers, question } = page;
  const t = useText(formsTexts);
  const words = useText(formTexts);
  const formats = useFormats();
  const [attempt, setAttempt] = useState(page.isTried ? 1 : 0);
  const issue = issueOf(form, answers, question.name);
  const sayIssue = useIssueText();
  const error =
    attempt > 0 && issue ? sayIssue(question, issue, form.schema.properties[question.name]) : undefined;
  const { section, number, total } = placeOf(form, answers, question.name);
  const place = { number: formats.number(number), total: formats.number(total) };
  const fieldId = `question-${question.name}`;
  function submit(event: FormEvent) {
    event.preventDefault();
    if (issue) setAttempt(attempt + 1);
    else page.onContinue();
  }
  return (
    <WaitingForm onSubmit={submit} className="flex max-w-xl flex-col gap-6">
      <BackLink href={page.backHref}>{t('back')}</BackLink>
      {page.changed}
      <ErrorSummary
        title={words('summary')}
        problems={error === undefined ? [] : [{ fieldId, message: error }]}
        attempt={attempt}
      />
      <PageHeading
        title={form.title}
        eyebrow={section === undefined ? t('progress', place) : t('section.progress', { section, ...place })}
      />
      <div onBlur={page.onLeave}>
        <AnswerField
          id={fieldId}
          question={question}
          schema={form.schema.properties[question.name]}
          isOptional={!form.schema.required.includes(question.name)}
          answer={answers[question.name]}
          error={error}
          onAnswer={(answer) => page.onAnswer(question.name, answer)}
        />
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit">{t('continue')}</Button>
        {page.tasksHref !== undefined && <Link href={page.tasksHref}>{t('tasks.all')}</Link>}
        {page.note}
      </div>
    </WaitingForm>
  );
}

/** What the server would say of this answer. */
function issueOf(form: Form, answers: Answers, name: string): FieldIssue | undefined {
  return verdictOf(form, tidyAnswers(answers)).find(({ field }) => field === name);
}
