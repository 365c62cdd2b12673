import { Check, ChevronDown, X } from 'lucide-react';
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { clsx } from 'clsx';
import { matching } from './combobox-filter.ts';
import { controlGroupClass, Field, type FieldTexts, type FieldWiring } from './field.tsx';
import { useFloating } from './floating.ts';
import { useLocale } from './locale.tsx';
import { optionClass, popupClass, popupListClass } from './popup.ts';

export interface ComboboxOption {
  readonly value: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly icon?: ReactNode;
}

export interface ComboboxProps extends FieldTexts {
  /** Filtered here by label and hint, unless `onQueryChange` is given and the caller answers with the matching ones. */
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

/** One of a long list, found by typing. The text goes back to the choice when nothing is chosen. */
export function Combobox(props: ComboboxProps) {
  const { label, hint, error, optionalLabel, id, className } = props;
  return (
    <Field {...{ label, hint, error, optionalLabel, id, className }}>
      {(wiring, labelId) => <ComboboxControl {...props} wiring={wiring} labelId={labelId} />}
    </Field>
  );
}

interface ControlProps extends ComboboxProps {
  readonly wiring: FieldWiring;
  readonly labelId: string;
}

function ComboboxControl(props: ControlProps) {
  const {
    wiring,
    labelId,
    value,
    clearLabel,
    openLabel,
    emptyLabel,
    placeholder,
    name,
    disabled,
    onValueChange,
  } = props;
  const listId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const list = useComboboxList(props);
  const popup = useFloating({ anchor, isAsWide: true, onDismiss: list.close });
  return (
    <div ref={setAnchor} className={controlGroupClass}>
      {name !== undefined && <input type="hidden" name={name} value={value ?? ''} />}
      <input
        {...wiring}
        ref={input}
        type="text"
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        aria-expanded={list.isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={list.isOpen && list.active ? optionId(listId, list.active) : undefined}
        placeholder={placeholder}
        disabled={disabled}
        value={list.text}
        onChange={(event) => list.search(event.currentTarget.value)}
        onClick={list.open}
        onKeyDown={list.press}
        onBlur={list.close}
        className="min-w-0 flex-1 rounded-md bg-transparent px-3 outline-none disabled:cursor-not-allowed disabled:text-ink-2"
      />
      {clearLabel !== undefined && value !== null && (
        <SideButton label={clearLabel} onPress={() => onValueChange(null)} disabled={disabled}>
          <X aria-hidden className="size-4.5" />
        </SideButton>
      )}
      <SideButton
        label={openLabel}
        disabled={disabled}
        onPress={() => {
          input.current?.focus();
          list.toggle();
        }}
      >
        <ChevronDown aria-hidden className="size-5" />
      </SideButton>
      {list.isOpen && (
        <div ref={popup} className={popupClass}>
          <OptionList listId={listId} labelId={labelId} list={list} value={value} emptyLabel={emptyLabel} />
        </div>
      )}
    </div>
  );
}

interface OptionListProps {
  readonly listId: string;
  readonly labelId: string;
  readonly list: ComboboxList;
  readonly value: string | null;
  readonly emptyLabel: ReactNode;
}

function OptionList({ listId, labelId, list, value, emptyLabel }: OptionListProps) {
  const isEmpty = list.shown.length === 0;
  return (
    <>
      {isEmpty && <output className="px-4.5 py-4 text-sm text-ink-2">{emptyLabel}</output>}
      <div
        id={listId}
        role="listbox"
        aria-labelledby={labelId}
        className={isEmpty ? 'sr-only' : clsx(popupListClass, 'max-h-96')}
      >
        {list.shown.map((option) => (
          <OptionLine
            key={option.value}
            id={optionId(listId, option)}
            option={option}
            isChosen={option.value === value}
            isActive={option === list.active}
            onPoint={() => list.point(option)}
            onChoose={() => list.choose(option)}
          />
        ))}
      </div>
    </>
  );
}

function optionId(listId: string, option: ComboboxOption): string {
  return `${listId}-${option.value}`;
}

type ComboboxList = ReturnType<typeof useComboboxList>;

/** What is typed, what matches, and which line the arrow keys are on. */
function useComboboxList({ options, value, onValueChange, onQueryChange }: ComboboxProps) {
  const locale = useLocale();
  const [query, setQuery] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const [pointed, setPointed] = useState<string>();
  const chosen = options.find((option) => option.value === value);
  const shown = query === undefined || onQueryChange ? options : matching(options, query, locale);
  const active =
    shown.find((option) => option.value === (pointed ?? value)) ??
    (query === undefined ? undefined : shown[0]);
  function close() {
    setOpen(false);
    setQuery(undefined);
    setPointed(undefined);
  }
  function search(text: string) {
    setQuery(text);
    setPointed(undefined);
    setOpen(true);
    onQueryChange?.(text);
  }
  function choose(option: ComboboxOption) {
    close();
    onValueChange(option.value);
  }
  function step(by: 1 | -1) {
    setOpen(true);
    const at = active ? shown.indexOf(active) : by === 1 ? -1 : shown.length;
    setPointed(shown[(at + by + shown.length) % shown.length]?.value);
  }
  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') step(event.key === 'ArrowDown' ? 1 : -1);
    else if (event.key === 'Enter' && isOpen && active) choose(active);
    else if (event.key === 'Escape' && isOpen) close();
    else return;
    event.preventDefault();
    // Neither the form nor the dialog around it hears the key.
    event.stopPropagation();
  }
  return {
    isOpen,
    shown,
    active,
    text: query ?? chosen?.label ?? '',
    open: () => setOpen(true),
    toggle: () => (isOpen ? close() : setOpen(true)),
    point: (option: ComboboxOption) => setPointed(option.value),
    close,
    search,
    choose,
    press,
  };
}

interface SideButtonProps {
  readonly label: string;
  readonly disabled: boolean | undefined;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** A press must not take focus from the input, or the list would close under it. */
function SideButton({ label, disabled, onPress, children }: SideButtonProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      disabled={disabled}
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
      className="grid w-11 shrink-0 place-items-center rounded-md text-ink-2 hover:text-ink"
    >
      {children}
    </button>
  );
}

interface OptionLineProps {
  readonly id: string;
  readonly option: ComboboxOption;
  readonly isChosen: boolean;
  readonly isActive: boolean;
  readonly onPoint: () => void;
  readonly onChoose: () => void;
}

function OptionLine({ id, option, isChosen, isActive, onPoint, onChoose }: OptionLineProps) {
  return (
    <button
      type="button"
      ref={(line) => {
        if (isActive) line?.scrollIntoView?.({ block: 'nearest' });
      }}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      data-highlighted={isActive || undefined}
      onPointerMove={isActive ? undefined : onPoint}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className={clsx(
        optionClass,
        'cursor-pointer data-highlighted:bg-sunken forced:data-highlighted:outline-2',
      )}
    >
      {option.icon}
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="truncate">
          <bdi>{option.label}</bdi>
        </span>
        {option.hint && (
          <span className="truncate text-sm text-ink-2">
            <bdi>{option.hint}</bdi>
          </span>
        )}
      </span>
      {isChosen && <Check aria-hidden className="size-5 shrink-0 text-brand-text" />}
    </button>
  );
}
