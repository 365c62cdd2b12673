import { PapersField } from '@egcr/documents/web';
import { NativeSelect } from '@egcr/ui/native-select';
import { RadioGroup } from '@egcr/ui/radio-group';
import { TextAreaField, TextField } from '@egcr/ui/text-field';
import { useText } from '@egcr/web-kit/i18n.tsx';
import type { ReactNode } from 'react';

import type { Answer, Form } from '../contract/index.ts';
import { PAPERS_MAX } from '../contract/limits.ts';
import { listOf } from '../contract/papers.ts';
import { ManyField } from './many-field.tsx';
import { MoneyField } from './money-field.tsx';
import { formsTexts } from './texts.ts';

export interface AnswerFieldProps {
  readonly id: string;
  readonly question: Form['questions'][number];
  readonly schema: Form['schema']['properties'][string] | undefined;
  /** Nothing has to be answered. */
  readonly isOptional: boolean;
  readonly answer: Answer | undefined;
  readonly error: string | undefined;
  readonly onAnswer: (answer: Answer | undefined) => void;
}

const WHOLE = /^-?\d{1,15}$/;

/** The field of one question. */
export function AnswerField(field: AnswerFieldProps) {
  const t = useText(formsTexts);
  const { id, question, schema, isOptional, answer, error, onAnswer } = field;
  const { kind, label, hint, options } = question;
  const texts = {
    id,
    // A programme may ask in another script than the reader's: the question keeps its own direction.
    label: <bdi>{label}</bdi>,
    error,
    ...(hint !== '' && { hint }),
    ...(isOptional && { optionalLabel: t('optional') }),
  };
  switch (kind) {
    case 'yes_no':
    case 'choice':
      return <ChoiceField {...field} texts={texts} />;
    case 'many':
      return <ManyField {...texts} options={options} value={listOf(answer)} onChange={onAnswer} />;
    case 'country':
      return (
        <NativeSelect
          {...texts}
          value={textOf(answer)}
          onChange={({ target }) => onAnswer(target.value)}
          options={[{ value: '', label: t('country.none') }, ...options]}
        />
      );
    case 'money':
      return (
        <MoneyField {...texts} currency={schema?.currency ?? ''} value={textOf(answer)} onChange={onAnswer} />
      );
    case 'file':
      return (
        <PapersField
          {...texts}
          kind={question.paper ?? 'other'}
          maximum={schema?.maxItems ?? PAPERS_MAX}
          value={listOf(answer)}
          onChange={onAnswer}
        />
      );
    default:
      return <WrittenField {...field} texts={texts} />;
  }
}

interface TextsOfField {
  readonly texts: { readonly id: string; readonly label: ReactNode; readonly error: string | undefined };
}

function ChoiceField({ question, answer, onAnswer, texts }: AnswerFieldProps & TextsOfField) {
  const t = useText(formsTexts);
  const isYesNo = question.kind === 'yes_no';
  const yesOrNo = [
    { value: 'true', label: t('yes') },
    { value: 'false', label: t('no') },
  ];
  return (
    <RadioGroup
      {...texts}
      look="cards"
      value={textOf(answer)}
      onValueChange={(value) => onAnswer(isYesNo ? value === 'true' : value)}
      options={isYesNo ? yesOrNo : question.options}
    />
  );
}

/** Text on one line or several, a number, a day, an email address. */
function WrittenField({
  question: { kind },
  schema,
  answer,
  onAnswer,
  texts,
}: AnswerFieldProps & TextsOfField) {
  const value = textOf(answer);
  if (kind === 'long_text')
    return (
      <TextAreaField
        {...texts}
        rows={6}
        dir="auto"
        maxLength={schema?.maxLength}
        value={value}
        onChange={({ target }) => onAnswer(target.value)}
      />
    );
  if (kind === 'number')
    return (
      <TextField
        {...texts}
        inputMode="numeric"
        value={value}
        onChange={({ target }) => onAnswer(WHOLE.test(target.value) ? Number(target.value) : target.value)}
      />
    );
  const types = { date: 'date', email: 'email' } as const;
  return (
    <TextField
      {...texts}
      type={kind === 'date' || kind === 'email' ? types[kind] : 'text'}
      {...(kind === 'text' && { dir: 'auto', maxLength: schema?.maxLength })}
      {...(kind === 'email' && { dir: 'ltr', autoComplete: 'email' })}
      value={value}
      onChange={({ target }) => onAnswer(target.value)}
    />
  );
}

function textOf(answer: Answer | undefined): string {
  return answer === undefined || typeof answer === 'object' ? '' : String(answer);
}
