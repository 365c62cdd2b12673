import { RadioGroup } from '@egcr/ui/radio-group';
import { TextAreaField, TextField } from '@egcr/ui/text-field';
import { useText } from '@egcr/web-kit/i18n.tsx';

import type { Answer, Form } from '../contract/index.ts';
import { formsTexts } from './texts.ts';

interface AnswerFieldProps {
  readonly id: string;
  readonly question: Form['questions'][number];
  readonly schema: Form['schema']['properties'][string] | undefined;
  readonly answer: Answer | undefined;
  readonly error: string | undefined;
  readonly onAnswer: (answer: Answer | undefined) => void;
}

const WHOLE = /^-?\d{1,15}$/;

/** The field of one question. */
export function AnswerField({ id, question, schema, answer, error, onAnswer }: AnswerFieldProps) {
  const t = useText(formsTexts);
  const { kind, label, hint, options } = question;
  const texts = { id, label, error, ...(hint !== '' && { hint }) };
  const text = answer === undefined ? '' : String(answer);
  switch (kind) {
    case 'yes_no':
      return (
        <RadioGroup
          {...texts}
          look="cards"
          value={text}
          onValueChange={(value) => onAnswer(value === 'true')}
          options={[
            { value: 'true', label: t('yes') },
            { value: 'false', label: t('no') },
          ]}
        />
      );
    case 'choice':
      return <RadioGroup {...texts} look="cards" value={text} onValueChange={onAnswer} options={options} />;
    case 'long_text':
      return (
        <TextAreaField
          {...texts}
          rows={6}
          dir="auto"
          maxLength={schema?.maxLength}
          value={text}
          onChange={({ target }) => onAnswer(target.value)}
        />
      );
    case 'number':
      return (
        <TextField
          {...texts}
          inputMode="numeric"
          value={text}
          onChange={({ target }) => onAnswer(WHOLE.test(target.value) ? Number(target.value) : target.value)}
        />
      );
    default:
      return (
        <TextField
          {...texts}
          type={kind === 'date' ? 'date' : 'text'}
          {...(kind === 'text' && { dir: 'auto', maxLength: schema?.maxLength })}
          value={text}
          onChange={({ target }) => onAnswer(target.value)}
        />
      );
  }
}
