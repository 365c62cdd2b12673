import { Combobox as Base } from '@base-ui/react/combobox';
import { Check, ChevronDown, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import { controlGroupClass, Field, type FieldTexts } from './field.tsx';
import { useLocale } from './locale.tsx';
import { optionClass, popupClass, popupListClass } from './popup.ts';

export interface ComboboxOption {
  readonly value: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly icon?: ReactNode;
}

export interface ComboboxProps extends FieldTexts {
  /** Filtered here by label, unless `onQueryChange` is given and the caller answers with the matching ones. */
  readonly options: readonly ComboboxOption[];
  readonly value: string | null;
  readonly onValueChange: (value: string | null) => void;
  readonly onQueryChange?: ((query: string) => void) | undefined;
  /** Shown when nothing matches, or while the caller looks. */
  readonly emptyLabel: ReactNode;
  /** Spoken name of the arrow. */
  readonly openLabel: string;
  /** Spoken name of the cross; without it a choice cannot be taken back. */
  readonly clearLabel?: string | undefined;
  readonly placeholder?: string | undefined;
  readonly name?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly className?: string | undefined;
}

/** One of a long list, found by typing. */
export function Combobox({
  options,
  value,
  onValueChange,
  onQueryChange,
  emptyLabel,
  openLabel,
  clearLabel,
  placeholder,
  name,
  disabled,
  ...texts
}: ComboboxProps) {
  const locale = useLocale();
  return (
    <Field {...texts}>
      {(wiring) => (
        <Base.Root
          items={options}
          value={options.find((option) => option.value === value) ?? null}
          onValueChange={(option) => onValueChange(option?.value ?? null)}
          isItemEqualToValue={(option, chosen) => option.value === chosen.value}
          itemToStringLabel={(option) => option.label}
          itemToStringValue={(option) => option.value}
          locale={locale}
          autoHighlight
          {...(onQueryChange === undefined
            ? {}
            : { onInputValueChange: (query: string) => onQueryChange(query), filter: null })}
          {...(name === undefined ? {} : { name })}
          {...(disabled === undefined ? {} : { disabled })}
        >
          <Base.InputGroup className={controlGroupClass}>
            <Base.Input
              {...wiring}
              placeholder={placeholder}
              className="min-w-0 flex-1 rounded-md bg-transparent px-3 outline-none disabled:cursor-not-allowed disabled:text-ink-2"
            />
            {clearLabel !== undefined && (
              <Base.Clear
                aria-label={clearLabel}
                className="grid w-9 shrink-0 place-items-center rounded-md text-ink-2 hover:text-ink"
              >
                <X aria-hidden className="size-4.5" />
              </Base.Clear>
            )}
            <Base.Trigger
              aria-label={openLabel}
              className="grid w-11 shrink-0 place-items-center rounded-md text-ink-2 hover:text-ink"
            >
              <ChevronDown aria-hidden className="size-5" />
            </Base.Trigger>
          </Base.InputGroup>
          <ComboboxPopup emptyLabel={emptyLabel} />
        </Base.Root>
      )}
    </Field>
  );
}

function ComboboxPopup({ emptyLabel }: { readonly emptyLabel: ReactNode }) {
  return (
    <Base.Portal>
      <Base.Positioner sideOffset={6} className="z-50 outline-none">
        <Base.Popup className={clsx(popupClass, 'w-(--anchor-width)')}>
          <Base.Empty className="px-4.5 py-4 text-sm text-ink-2 empty:hidden">{emptyLabel}</Base.Empty>
          <Base.List className={clsx(popupListClass, 'data-empty:p-0')}>
            {(option: ComboboxOption) => (
              <Base.Item key={option.value} value={option} className={optionClass}>
                {option.icon}
                <span className="flex min-w-0 flex-1 flex-col">
                  <span className="truncate">{option.label}</span>
                  {option.hint && <span className="truncate text-sm text-ink-2">{option.hint}</span>}
                </span>
                <Base.ItemIndicator className="shrink-0 text-brand-text">
                  <Check aria-hidden className="size-5" />
                </Base.ItemIndicator>
              </Base.Item>
            )}
          </Base.List>
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  );
}
