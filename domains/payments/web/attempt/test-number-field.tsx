import { TextField } from '@egcr/ui/text-field';
import { useText } from '@egcr/web-kit/i18n.tsx';

import { testInstruments } from '../../contract/index.ts';
import { spacedNumber } from './number-rules.ts';
import { attemptTexts } from './texts.ts';

interface TestNumberFieldProps {
  readonly value: string;
  readonly onValueChange: (text: string) => void;
  readonly error: string | undefined;
  readonly hint?: string | undefined;
}

/** Takes one of the test numbers, typed or pressed in the list. What is typed stays on this page unless it is one of them. */
export function TestNumberField({ value, onValueChange, error, hint }: TestNumberFieldProps) {
  const t = useText(attemptTexts);
  return (
    <div className="flex flex-col gap-3">
      <TextField
        label={t('number')}
        hint={hint}
        error={error}
        type="tel"
        autoComplete="off"
        value={value}
        onChange={({ currentTarget }) => onValueChange(currentTarget.value)}
      />
      <details>
        <summary className="min-h-11 cursor-pointer py-2.5 text-sm font-medium">{t('numbers')}</summary>
        <ul className="flex flex-col divide-y divide-line border-y border-line">
          {testInstruments.map(({ name, number }) => (
            <li key={name}>
              <button
                type="button"
                aria-pressed={spacedNumber(number) === value}
                onClick={() => onValueChange(spacedNumber(number))}
                className="flex min-h-11 w-full flex-wrap items-center justify-between gap-x-4 gap-y-0.5 px-2 py-2 text-start text-sm transition-colors hover:bg-sunken aria-pressed:bg-sunken"
              >
                <span dir="ltr" className="num font-mono">
                  {spacedNumber(number)}
                </span>
                <span className="text-ink-2">{t(`is.${name}`)}</span>
              </button>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
