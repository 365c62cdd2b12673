import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { RadioGroup } from '@egcr/ui/radio-group';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useState, type FormEvent } from 'react';

import type { Answers, Form } from '../contract/index.ts';
import type { Conflict } from './draft-saver.ts';
import { useShownAnswer } from './shown-answer.tsx';
import { formsTexts } from './texts.ts';

interface ConflictPanelProps {
  readonly form: Form;
  readonly here: Answers;
  readonly conflict: Conflict;
  /** The questions whose answer is taken from what was saved elsewhere. */
  readonly onChoose: (takenFromThere: readonly string[]) => void;
}

type Side = 'here' | 'there';

/** Questions that were changed on this page and elsewhere, each with both answers; the person chooses one for each. */
export function ConflictPanel({ form, here, conflict, onChoose }: ConflictPanelProps) {
  const t = useText(formsTexts);
  const show = useShownAnswer(form);
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const [isTried, setTried] = useState(false);
  const { found, differing } = conflict;
  const questions = form.questions.filter(({ name }) => differing.includes(name));
  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (questions.every(({ name }) => chosen[name] !== undefined))
      onChoose(questions.map(({ name }) => name).filter((name) => chosen[name] === 'there'));
  }
  return (
    <form method="post" noValidate onSubmit={submit} className="flex max-w-2xl flex-col gap-6">
      <Banner tone="warn" title={t('conflict')} isLive>
        {t('conflict.text')}
      </Banner>
      {questions.map((question) => (
        <RadioGroup
          key={question.name}
          id={`conflict-${question.name}`}
          label={question.label}
          look="cards"
          value={chosen[question.name]}
          error={isTried && chosen[question.name] === undefined ? t('answer.choice') : undefined}
          onValueChange={(side) =>
            setChosen({ ...chosen, [question.name]: side === 'there' ? 'there' : 'here' })
          }
          options={[
            { value: 'here', label: t('conflict.here'), hint: show(question, here) },
            { value: 'there', label: t('conflict.there'), hint: show(question, found.answers) },
          ]}
        />
      ))}
      <Button type="submit" className="self-start">
        {t('continue')}
      </Button>
    </form>
  );
}
