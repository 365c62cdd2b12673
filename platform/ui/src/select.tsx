import { ChevronDown } from 'lucide-react';
import { clsx } from 'clsx';
import { controlClass, Field, type FieldTexts } from './field.tsx';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  /** Follows the label, such as the balance of an account. */
  readonly hint?: string | undefined;
  readonly isDisabled?: boolean | undefined;
}

export interface SelectProps extends FieldTexts {
  readonly options: readonly SelectOption[];
  readonly value: string | null;
  readonly onValueChange: (value: string) => void;
  /** Shown while nothing is chosen. */
  readonly placeholder?: string | undefined;
  readonly name?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly onBlur?: (() => void) | undefined;
  readonly className?: string | undefined;
}

/** One of a short list. The browser's own select, with our paper for its list where the browser lets us. Longer lists: Combobox; two to five: RadioGroup. */
export function Select({
  options,
  value,
  onValueChange,
  placeholder,
  name,
  disabled,
  onBlur,
  ...texts
}: SelectProps) {
  return (
    <Field {...texts}>
      {(wiring) => (
        <div className="relative">
          <select
            {...wiring}
            name={name}
            disabled={disabled}
            value={value ?? ''}
            onChange={(event) => onValueChange(event.currentTarget.value)}
            onBlur={onBlur}
            className={clsx(controlClass, 'select pe-11', value === null && 'text-ink-2')}
          >
            {value === null && (
              <option value="" disabled hidden>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.isDisabled}>
                {option.hint === undefined ? option.label : `${option.label} · ${option.hint}`}
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
