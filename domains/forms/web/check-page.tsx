import type { FieldIssue } from '@egcr/contract/problem';
import { BackLink } from '@egcr/ui/back-link';
import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { CheckAnswers } from '@egcr/ui/check-answers';
import { Link } from '@egcr/ui/link';
import { PageHeading } from '@egcr/ui/page-heading';
import { useText } from '@egcr/web-kit/i18n.tsx';
import type { ReactNode } from 'react';

import type { Answers, Form } from '../contract/index.ts';
import { useIssueText } from './issue-text.ts';
import { useShownAnswer } from './shown-answer.tsx';
import { askedQuestions } from './step-rules.ts';
import type { StepsAddress } from './steps-address.ts';
import { formsTexts } from './texts.ts';

/** Why the form was not taken. */
export interface SendFailure {
  readonly sentence: string;
  /** Answers that the server refused although they looked right here, such as a document that is gone. */
  readonly issues: readonly FieldIssue[];
}

interface CheckPageProps {
  readonly form: Form;
  readonly answers: Answers;
  readonly address: StepsAddress;
  /** What a new version of the form asks otherwise, if anything. */
  readonly changed: ReactNode;
  readonly note: ReactNode;
  readonly failure: SendFailure | undefined;
  readonly isBusy: boolean;
  readonly onSend: () => void;
}

/** All answers before they are sent, each with a way back to change it. */
export function CheckPage({
  form,
  answers,
  address,
  changed,
  note,
  failure,
  isBusy,
  onSend,
}: CheckPageProps) {
  const t = useText(formsTexts);
  const show = useShownAnswer(form);
  const asked = askedQuestions(form, answers);
  const last = asked.at(-1);
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      <BackLink href={address.to(last ? { question: last.name } : {})}>{t('back')}</BackLink>
      {changed}
      <PageHeading title={t('check')} eyebrow={form.title} description={t('check.text')} />
      <CheckAnswers
        answers={asked.map((question) => {
          const { name, label } = question;
          return {
            label,
            value: show(question, answers),
            change: {
              label: t('change'),
              subject: label,
              href: address.to({ question: name, back: 'check' }),
            },
          };
        })}
      />
      {failure !== undefined && (
        <Banner tone="bad" isLive>
          {failure.sentence}
          <RefusedAnswers form={form} asked={asked} address={address} issues={failure.issues} />
        </Banner>
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button busy={isBusy} onClick={onSend}>
          {t('send')}
        </Button>
        {note}
      </div>
    </div>
  );
}

interface RefusedAnswersProps {
  readonly form: Form;
  readonly asked: readonly Form['questions'][number][];
  readonly address: StepsAddress;
  readonly issues: readonly FieldIssue[];
}

/** Each refused answer by its question, with the way to it. */
function RefusedAnswers({ form, asked, address, issues }: RefusedAnswersProps) {
  const sayIssue = useIssueText();
  const refused = asked.flatMap((question) => {
    const issue = issues.find(({ field }) => field === question.name);
    return issue === undefined ? [] : [{ question, issue }];
  });
  if (refused.length === 0) return null;
  return (
    <ul className="mt-2 flex flex-col">
      {refused.map(({ question, issue }) => (
        <li key={question.name}>
          <Link href={address.to({ question: question.name, back: 'check' })} look="standalone">
            {question.label}
          </Link>
          <p>{sayIssue(question, issue, form.schema.properties[question.name])}</p>
        </li>
      ))}
    </ul>
  );
}
