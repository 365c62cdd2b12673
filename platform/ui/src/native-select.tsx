import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { clsx } from 'clsx';
import { controlClass, Field, type FieldTexts } from './field.tsx';

export interface NativeOption {
  readonly value: string;
  readonly label: string;
}

export interface NativeSelectProps extends Omit<ComponentProps<'select'>, 'id' | 'children'>, FieldTexts {
  readonly options: readonly NativeOption[];
}

/** The browser's own list: for long lists on phones, and for pages that must stay small. */
export function NativeSelect({
  label,
  hint,
  error,
  optionalLabel,
  id,
  className,
  options,
  ...props
}: NativeSelectProps) {
  return (
    <Field {...{ label, hint, error, optionalLabel, id, className }} describedBy={props['aria-describedby']}>
      {(wiring) => (
        <div className="relative">
          <select {...props} {...wiring} className={clsx(controlClass, 'select pe-11')}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden
            className="pointer-events-none absolute end-3 top-1/2 size-5 -translate-y-1/2 text-ink-2"
          />
        </div>
      )}
    </Field>
  );
}
