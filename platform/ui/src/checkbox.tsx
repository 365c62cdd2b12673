import { Check, Minus } from 'lucide-react';
import { useEffect, useId, useRef, type ComponentProps, type ReactNode } from 'react';
import { clsx } from 'clsx';
import { FieldError } from './field.tsx';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children' | 'ref'> {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  /** Some but not all of what it stands for. */
  readonly isMixed?: boolean | undefined;
  readonly ref?: ((element: HTMLInputElement | null) => void) | undefined;
}

/** A real checkbox with its label to the side; the whole line is the target. Spreads `{...register('name')}`. */
export function Checkbox({
  label,
  hint,
  error,
  isMixed = false,
  id,
  className,
  ref,
  ...props
}: CheckboxProps) {
  const own = useId();
  const inputId = id ?? `checkbox-${own}`;
  const hintId = `${inputId}-hint`;
  const errorId = `${inputId}-error`;
  const input = useRef<HTMLInputElement>(null);
  // The mixed state exists only as a property of the element; there is no attribute to render.
  useEffect(() => {
    if (input.current) input.current.indeterminate = isMixed;
  }, [isMixed]);
  return (
    <div className={clsx('flex flex-col gap-1', className)}>
      <label
        htmlFor={inputId}
        className="group flex min-h-11 items-start gap-3 py-2.5 has-disabled:text-ink-2"
      >
        <span className="relative mt-px grid size-5.5 shrink-0 place-items-center">
          <input
            {...props}
            id={inputId}
            ref={(element) => {
              input.current = element;
              ref?.(element);
            }}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={clsx(hint && hintId, error && errorId) || undefined}
            className="peer size-full appearance-none rounded-sm border-[1.5px] border-line-strong bg-surface transition-colors duration-150 group-hover:border-ink-2 checked:border-brand checked:bg-brand indeterminate:border-brand indeterminate:bg-brand disabled:border-line disabled:bg-sunken aria-invalid:border-bad forced:appearance-auto"
          />
          {isMixed ? (
            <Minus
              aria-hidden
              className="pointer-events-none absolute size-4 stroke-3 text-brand-ink forced:hidden"
            />
          ) : (
            <Check
              aria-hidden
              className="pointer-events-none absolute size-4 stroke-3 text-brand-ink opacity-0 peer-checked:opacity-100 peer-disabled:text-ink-2 forced:hidden"
            />
          )}
        </span>
        <span className="flex flex-col gap-0.5">
          <span>{label}</span>
          {hint && (
            <span id={hintId} className="text-sm text-ink-2">
              {hint}
            </span>
          )}
        </span>
      </label>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
