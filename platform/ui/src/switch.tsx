import { useId, type ReactNode } from 'react';

export interface SwitchProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly disabled?: boolean | undefined;
  readonly id?: string | undefined;
}

/** A setting that takes effect at once. For an answer inside a form use a checkbox. */
export function Switch({ label, hint, isOn, onChange, disabled, id }: SwitchProps) {
  const own = useId();
  const inputId = id ?? `switch-${own}`;
  const hintId = `${inputId}-hint`;
  return (
    <label
      htmlFor={inputId}
      className="flex min-h-11 items-center justify-between gap-4 py-2 has-disabled:text-ink-2"
    >
      <span className="flex min-w-0 flex-col gap-0.5 wrap-anywhere">
        <span className="font-medium">{label}</span>
        {hint && (
          <span id={hintId} className="text-sm text-ink-2">
            {hint}
          </span>
        )}
      </span>
      <span className="relative h-6.5 w-11.5 shrink-0">
        <input
          id={inputId}
          type="checkbox"
          role="switch"
          checked={isOn}
          aria-checked={isOn}
          disabled={disabled}
          aria-describedby={hint ? hintId : undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
          className="peer size-full appearance-none rounded-full border-[1.5px] border-line-strong bg-sunken transition-colors duration-150 checked:border-brand checked:bg-brand focus-visible:rounded-full disabled:border-line forced:appearance-auto"
        />
        <span
          aria-hidden
          className="pointer-events-none absolute start-1 top-1 size-4.5 rounded-full bg-ink-2 transition-[translate,background-color] duration-150 peer-checked:translate-x-5 peer-checked:bg-brand-ink peer-disabled:opacity-50 rtl:peer-checked:-translate-x-5 forced:hidden"
        />
      </span>
    </label>
  );
}
