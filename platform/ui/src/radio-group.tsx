import { useId, type ReactNode } from 'react';
import { clsx } from 'clsx';
import { Field, type FieldTexts } from './field.tsx';

export interface RadioOption {
  readonly value: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly isDisabled?: boolean | undefined;
}

export interface RadioGroupProps extends FieldTexts {
  readonly options: readonly RadioOption[];
  readonly value: string | undefined;
  readonly onValueChange: (value: string) => void;
  readonly name?: string | undefined;
  /** `cards` frames each choice, for two to five weighty ones. */
  readonly look?: 'list' | 'cards' | undefined;
  readonly className?: string | undefined;
}

/** One of a few. Real radio buttons: arrow keys move the choice. */
export function RadioGroup({
  options,
  value,
  onValueChange,
  name,
  look = 'list',
  ...texts
}: RadioGroupProps) {
  const own = useId();
  return (
    <Field {...texts} kind="group">
      {(wiring, labelId) => (
        <div
          {...wiring}
          tabIndex={-1}
          role="radiogroup"
          aria-labelledby={labelId}
          className={clsx('flex flex-col', look === 'cards' && 'gap-2.5')}
        >
          {options.map((option) => (
            <RadioLine
              key={option.value}
              option={option}
              name={name ?? own}
              isChecked={option.value === value}
              isCard={look === 'cards'}
              onChoose={() => onValueChange(option.value)}
            />
          ))}
        </div>
      )}
    </Field>
  );
}

interface RadioLineProps {
  readonly option: RadioOption;
  readonly name: string;
  readonly isChecked: boolean;
  readonly isCard: boolean;
  readonly onChoose: () => void;
}

function RadioLine({ option, name, isChecked, isCard, onChoose }: RadioLineProps) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className={clsx(
        'group flex min-h-11 items-start gap-3 py-2.5 has-disabled:text-ink-2',
        isCard &&
          'rounded-md border border-line-strong bg-surface px-4 py-3.5 transition-colors duration-150 hover:border-ink-2 has-checked:border-brand has-checked:bg-brand-soft has-disabled:border-line has-disabled:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
      )}
    >
      <span className="relative mt-px grid size-5.5 shrink-0 place-items-center">
        <input
          id={id}
          type="radio"
          name={name}
          value={option.value}
          checked={isChecked}
          disabled={option.isDisabled}
          onChange={onChoose}
          className={clsx(
            'peer size-full appearance-none rounded-full border-[1.5px] border-line-strong bg-surface transition-colors duration-150 group-hover:border-ink-2 checked:border-brand disabled:border-line forced:appearance-auto',
            isCard && 'outline-none',
          )}
        />
        <span
          aria-hidden
          className="pointer-events-none absolute size-2.5 scale-50 rounded-full bg-brand opacity-0 transition-[scale,opacity] duration-150 peer-checked:scale-100 peer-checked:opacity-100 forced:hidden"
        />
      </span>
      <span className="flex min-w-0 flex-col gap-0.5 wrap-break-word max-[22rem]:hyphens-auto">
        <span className={clsx(isCard && 'font-semibold')}>{option.label}</span>
        {option.hint && <span className="text-sm text-ink-2">{option.hint}</span>}
      </span>
    </label>
  );
}
