import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { useText } from '@egcr/web-kit/i18n.tsx';

import type { Answers, Form } from '../contract/index.ts';
import { isSameAnswer } from '../contract/verdict-rules.ts';
import type { DraftState } from './draft-saver.ts';
import { useShownAnswer } from './shown-answer.tsx';
import { formsTexts } from './texts.ts';

interface ConflictPanelProps {
  readonly form: Form;
  readonly here: Answers;
  readonly there: NonNullable<DraftState['conflict']>;
  readonly onKeep: (which: 'here' | 'there') => void;
}

/** Answers that differ between this page and what was saved elsewhere, side by side; the person chooses. */
export function ConflictPanel({ form, here, there, onKeep }: ConflictPanelProps) {
  const t = useText(formsTexts);
  const show = useShownAnswer(form);
  const different = form.questions.filter(({ name }) => !isSameAnswer(here[name], there.answers[name]));
  const sides = [
    { which: 'here', title: t('conflict.here'), keep: t('conflict.keep_here'), answers: here },
    { which: 'there', title: t('conflict.there'), keep: t('conflict.keep_there'), answers: there.answers },
  ] as const;
  return (
    <div className="flex flex-col gap-4">
      <Banner tone="warn" title={t('conflict')} isLive>
        {t('conflict.text')}
      </Banner>
      <div className="grid gap-4 sm:grid-cols-2">
        {sides.map(({ which, title, keep, answers }) => (
          <Card key={which} title={title}>
            <dl className="flex flex-col gap-3">
              {different.map((question) => (
                <div key={question.name}>
                  <dt className="text-sm text-ink-2">{question.label}</dt>
                  <dd className="wrap-anywhere">{show(question, answers)}</dd>
                </div>
              ))}
            </dl>
            <Button look="secondary" className="self-start" onClick={() => onKeep(which)}>
              {keep}
            </Button>
          </Card>
        ))}
      </div>
    </div>
  );
}
