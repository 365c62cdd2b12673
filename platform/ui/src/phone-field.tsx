import { ChevronDown } from 'lucide-react';
import { useEffect, useMemo, useRef, useState, type ChangeEvent, type ComponentProps } from 'react';
import { clsx } from 'clsx';
import { controlGroupClass, Field, type FieldTexts } from './field.tsx';
import { useLocale } from './locale.tsx';
import type * as PhoneRules from './phone-number.ts';

type Rules = typeof PhoneRules;

export interface PhoneFieldProps
  extends
    Omit<ComponentProps<'input'>, 'id' | 'children' | 'type' | 'value' | 'defaultValue' | 'onChange'>,
    FieldTexts {
  /** Called with E.164 ("+12133734253") at each change; empty while nothing is typed. */
  readonly onValueChange: (e164: string) => void;
  /** The number to begin with, E.164. */
  readonly defaultValue?: string | undefined;
  /** ISO code, US unless said otherwise. */
  readonly defaultCountry?: string | undefined;
  /** Spoken name of the choice of country. */
  readonly countryLabel: string;
}

/**
 * A telephone number in international form: the country with its fixed calling code, then the national part, spaced as it is typed and no longer
 * than the country's numbers are. The rules of all countries (30 kB) are fetched when the field first shows.
 */
export function PhoneField({
  label,
  hint,
  error,
  optionalLabel,
  id,
  className,
  onValueChange,
  defaultValue = '',
  defaultCountry = 'US',
  countryLabel,
  ...props
}: PhoneFieldProps) {
  const phone = usePhoneEntry({ defaultValue, defaultCountry, onValueChange });
  return (
    <Field {...{ label, hint, error, optionalLabel, id, className }} describedBy={props['aria-describedby']}>
      {(wiring) => (
        <div dir="ltr" className={controlGroupClass}>
          <CountrySelect
            label={countryLabel}
            country={phone.country}
            rules={phone.rules}
            disabled={props.disabled}
            onChoose={phone.chooseCountry}
          />
          <input
            inputMode="tel"
            autoComplete="tel"
            {...props}
            {...wiring}
            type="tel"
            value={phone.text}
            onChange={phone.type}
            className="num min-w-0 flex-1 rounded-md bg-transparent px-3 outline-none disabled:cursor-not-allowed disabled:text-ink-2"
          />
        </div>
      )}
    </Field>
  );
}

interface PhoneEntryInput {
  readonly defaultValue: string;
  readonly defaultCountry: string;
  readonly onValueChange: (e164: string) => void;
}

function usePhoneEntry({ defaultValue, defaultCountry, onValueChange }: PhoneEntryInput) {
  const [rules, setRules] = useState<Rules>();
  const [country, setCountry] = useState(defaultCountry);
  const [text, setText] = useState(defaultValue);
  const [first] = useState({ value: defaultValue, country: defaultCountry });
  const waiting = useRef({ text: defaultValue, onValueChange });
  useEffect(() => {
    waiting.current = { text, onValueChange };
  });

  // The rules come late; what was given or typed before them is read when they arrive.
  useEffect(() => {
    let isGone = false;
    async function readWithRules() {
      const loaded = await import('./phone-number.ts');
      if (isGone) return;
      const entry = loaded.readPhone(waiting.current.text, first.country);
      setRules(loaded);
      setText(entry.national);
      setCountry(entry.country);
      if (entry.e164 !== first.value) waiting.current.onValueChange(entry.e164);
    }
    void readWithRules();
    return () => {
      isGone = true;
    };
  }, [first]);

  function type(event: ChangeEvent<HTMLInputElement>) {
    const input = event.currentTarget;
    if (!rules) {
      setText(input.value);
      return;
    }
    const entry = rules.readPhone(input.value, country);
    // A digit too many is not taken, as with maxlength.
    if (entry.isTooLong && input.value.length > text.length) return;
    // Spacing anew moves the caret to the end, which is only welcome when it is there already.
    const isAtEnd = input.selectionStart === null || input.selectionStart === input.value.length;
    setText(isAtEnd && input.value.length > text.length ? entry.national : input.value);
    setCountry(entry.country);
    onValueChange(entry.e164);
  }
  function chooseCountry(chosen: string) {
    setCountry(chosen);
    if (!rules) return;
    const entry = rules.readPhone(text, chosen);
    setText(entry.national);
    onValueChange(entry.e164);
  }
  return { rules, country, text, type, chooseCountry };
}

interface CountrySelectProps {
  readonly label: string;
  readonly country: string;
  readonly rules: Rules | undefined;
  readonly disabled: boolean | undefined;
  readonly onChoose: (country: string) => void;
}

/** The browser's own list of 240 countries, sorted in the reader's language, under a short "US +1". */
function CountrySelect({ label, country, rules, disabled, onChoose }: CountrySelectProps) {
  const locale = useLocale();
  const countries = useMemo(() => namedCountries(locale, rules, country), [locale, rules, country]);
  return (
    <div className="relative flex shrink-0 items-center border-e border-line text-ink focus-within:rounded-s-md focus-within:outline-2 focus-within:outline-focus">
      <span
        aria-hidden
        className={clsx('num flex items-center gap-1.5 ps-3 pe-2 font-medium', disabled && 'text-ink-2')}
      >
        {country}
        <span className="text-ink-2">{rules?.callingCode(country)}</span>
        <ChevronDown className="size-4 text-ink-2" />
      </span>
      <select
        aria-label={label}
        autoComplete="tel-country-code"
        value={country}
        disabled={disabled}
        onChange={(event) => onChoose(event.currentTarget.value)}
        className="absolute inset-0 size-full cursor-pointer bg-surface text-ink opacity-0 disabled:cursor-not-allowed"
      >
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {rules ? `${name} ${rules.callingCode(code)}` : name}
          </option>
        ))}
      </select>
    </div>
  );
}

function namedCountries(locale: string, rules: Rules | undefined, chosen: string) {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const codes = rules?.phoneCountries() ?? [chosen];
  const collator = new Intl.Collator(locale);
  return codes
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((one, other) => collator.compare(one.name, other.name));
}
