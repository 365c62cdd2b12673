import type { ComponentProps } from 'react';
import { clsx } from 'clsx';
import { controlClass, Field, type FieldTexts } from './field.tsx';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'children'>, FieldTexts {}

/** What is written from left to right in every language, and would break at its signs otherwise. */
const alwaysLatin = new Set<string | undefined>(['email', 'url', 'tel']);

/** One line of text. Takes every property of an input, so `{...register('name')}` of react-hook-form spreads on it. */
export function TextField({ label, hint, error, optionalLabel, id, className, ...props }: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, optionalLabel, id, className }} describedBy={props['aria-describedby']}>
      {(wiring) => (
        <input
          type="text"
          dir={alwaysLatin.has(props.type) ? 'ltr' : undefined}
          {...props}
          {...wiring}
          className={clsx(controlClass, alwaysLatin.has(props.type) && 'rtl:text-end')}
        />
      )}
    </Field>
  );
}

export interface TextAreaFieldProps extends Omit<ComponentProps<'textarea'>, 'id' | 'children'>, FieldTexts {}

/** Several lines of text. */
export function TextAreaField({
  label,
  hint,
  error,
  optionalLabel,
  id,
  className,
  rows = 4,
  ...props
}: TextAreaFieldProps) {
  return (
    <Field {...{ label, hint, error, optionalLabel, id, className }} describedBy={props['aria-describedby']}>
      {(wiring) => (
        <textarea
          {...props}
          {...wiring}
          rows={rows}
          className={clsx(controlClass, 'py-2.5 leading-normal')}
        />
      )}
    </Field>
  );
}
