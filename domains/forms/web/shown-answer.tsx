import { useDocuments } from '@egcr/documents/web';
import { useText } from '@egcr/web-kit/i18n.tsx';
import type { ReactNode } from 'react';

import type { Answers, Form } from '../contract/index.ts';
import { formsTexts } from './texts.ts';
import { useWrittenAnswer } from './written-answers.tsx';

type Question = Form['questions'][number];

/** Writes an answer of a draft: options by their labels, papers by their names, and what is missing in words. */
export function useShownAnswer({
  schema,
  questions,
}: Form): (question: Question, answers: Answers) => ReactNode {
  const t = useText(formsTexts);
  const write = useWrittenAnswer();
  const documents = useDocuments({ isNeeded: questions.some(({ kind }) => kind === 'file') });
  const nameOf = (id: string) =>
    documents.data?.items.find((each) => each.id === id && !each.is_removed)?.version.name ??
    (documents.isPending ? t('loading') : t('paper.gone'));
  const say = ({ name, kind, options }: Question, { [name]: answer }: Answers) => {
    if (answer === undefined) return t('unanswered');
    const values = typeof answer === 'object' ? answer : [String(answer)];
    const said = values.map((value) =>
      kind === 'file' ? nameOf(value) : (options.find((option) => option.value === value)?.label ?? value),
    );
    return write({ kind, value: said.join('\n'), currency: schema.properties[name]?.currency });
  };
  return (question, answers) => (
    <span dir="auto" className="whitespace-pre-line">
      {say(question, answers)}
    </span>
  );
}
