import { Banner } from '@egcr/ui/banner';
import { CheckAnswers } from '@egcr/ui/check-answers';
import { PageHeading } from '@egcr/ui/page-heading';
import { useText } from '@egcr/web-kit/i18n.tsx';

import type { Answers, Form } from '../contract/index.ts';
import { askedQuestions } from './step-rules.ts';
import { formsTexts } from './texts.ts';
import { useShownAnswer } from './shown-answer.tsx';

interface ReadDraftProps {
  readonly form: Form;
  readonly answers: Answers;
}

/** A draft of an organisation, for members who only read. */
export function ReadDraft({ form, answers }: ReadDraftProps) {
  const t = useText(formsTexts);
  const show = useShownAnswer(form);
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      <PageHeading title={form.title} />
      <Banner tone="info">{t('viewer')}</Banner>
      <CheckAnswers
        answers={askedQuestions(form, answers).map((question) => ({
          label: question.label,
          value: show(question, answers),
        }))}
      />
    </div>
  );
}
