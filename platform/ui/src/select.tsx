import { Select as Base } from '@base-ui/react/select';
import { Check, ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import { controlClass, Field, type FieldTexts } from './field.tsx';
import { optionClass, popupClass, popupListClass } from './popup.ts';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  /** A second line, shown in the list only. */
  readonly hint?: string | undefined;
  readonly icon?: ReactNode;
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

/** One of a short list (five to fifteen). Longer lists: Combobox; two to five: RadioGroup. */
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
  const chosen = options.find((option) => option.value === value);
  return (
    <Field {...texts} kind="group">
      {(wiring, labelId) => (
        <Base.Root
          items={options.map((option) => ({ value: option.value, label: option.label }))}
          value={value}
          onValueChange={(next) => next !== null && onValueChange(next)}
          modal={false}
          {...(name === undefined ? {} : { name })}
          {...(disabled === undefined ? {} : { disabled })}
        >
          <Base.Trigger
            {...wiring}
            aria-labelledby={`${labelId} ${wiring.id}-value`}
            onBlur={onBlur}
            className={clsx(controlClass, 'flex items-center justify-between gap-3 text-start')}
          >
            <span
              id={`${wiring.id}-value`}
              className={clsx('flex min-w-0 items-center gap-2.5', !chosen && 'text-ink-2')}
            >
              {chosen?.icon}
              <span className="truncate">{chosen?.label ?? placeholder}</span>
            </span>
            <ChevronDown aria-hidden className="size-5 shrink-0 text-ink-2" />
          </Base.Trigger>
          <Base.Portal>
            <Base.Positioner
              sideOffset={6}
              alignItemWithTrigger={false}
              className="z-50 outline-none select-none"
            >
              <Base.Popup className={clsx(popupClass, 'min-w-(--anchor-width)')}>
                <Base.List className={popupListClass} aria-labelledby={labelId}>
                  {options.map((option) => (
                    <SelectLine key={option.value} option={option} />
                  ))}
                </Base.List>
              </Base.Popup>
            </Base.Positioner>
          </Base.Portal>
        </Base.Root>
      )}
    </Field>
  );
}

function SelectLine({ option }: { readonly option: SelectOption }) {
  return (
    <Base.Item value={option.value} disabled={option.isDisabled ?? false} className={optionClass}>
      {option.icon}
      <span className="flex min-w-0 flex-1 flex-col">
        <Base.ItemText>{option.label}</Base.ItemText>
        {option.hint && <span className="text-sm text-ink-2">{option.hint}</span>}
      </span>
      <Base.ItemIndicator className="shrink-0 text-brand-text">
        <Check aria-hidden className="size-5" />
      </Base.ItemIndicator>
    </Base.Item>
  );
}
