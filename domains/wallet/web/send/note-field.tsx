import { TextAreaField } from '@egcr/ui/text-field';
import type { ComponentProps } from 'react';

import { useWalletText } from '../texts.ts';

interface NoteFieldProps {
  /** Of the form's field. */
  readonly field: Omit<ComponentProps<typeof TextAreaField>, 'label'>;
  readonly label: string;
}

/** What a payment is for, in the person's own words; may stay empty. */
export function NoteField({ field, label }: NoteFieldProps) {
  const t = useWalletText();
  return (
    <TextAreaField
      {...field}
      label={label}
      hint={t('send.note_hint')}
      optionalLabel={t('send.optional')}
      rows={2}
      dir="auto"
    />
  );
}
