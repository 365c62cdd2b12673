import { Eye, EyeOff } from 'lucide-react';
import { useId, useState, type ComponentProps } from 'react';
import { clsx } from 'clsx';
import { controlGroupClass, Field, type FieldTexts } from './field.tsx';

export interface PasswordStrength {
  readonly completed: number;
  readonly total: number;
  /** The whole sentence, such as "2/4 complete". */
  readonly text: string;
}

export interface PasswordFieldProps
  extends Omit<ComponentProps<'input'>, 'id' | 'children' | 'type'>, FieldTexts {
  readonly showLabel: string;
  readonly hideLabel: string;
  readonly strength?: PasswordStrength | undefined;
}

/** A password with a button that shows it and, for new ones, a meter of met rules. Paste and password managers are welcome. */
export function PasswordField({
  label,
  hint,
  error,
  optionalLabel,
  id,
  className,
  showLabel,
  hideLabel,
  strength,
  ...props
}: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const meterId = useId();
  return (
    <Field
      {...{ label, hint, error, optionalLabel, id, className }}
      describedBy={clsx(props['aria-describedby'], strength && meterId) || undefined}
    >
      {(wiring) => (
        <>
          <div className={controlGroupClass}>
            <input
              autoComplete="current-password"
              autoCapitalize="none"
              spellCheck={false}
              {...props}
              {...wiring}
              type={isShown ? 'text' : 'password'}
              className="min-w-0 flex-1 rounded-md bg-transparent px-3 outline-none disabled:cursor-not-allowed disabled:text-ink-2"
            />
            <button
              type="button"
              aria-label={isShown ? hideLabel : showLabel}
              aria-controls={wiring.id}
              onClick={() => setShown(!isShown)}
              className="grid w-11 shrink-0 place-items-center rounded-md text-ink-2 hover:text-ink"
            >
              {isShown ? <EyeOff aria-hidden className="size-5" /> : <Eye aria-hidden className="size-5" />}
            </button>
          </div>
          {strength && <StrengthMeter id={meterId} {...strength} />}
        </>
      )}
    </Field>
  );
}

function StrengthMeter({ id, completed, total, text }: PasswordStrength & { readonly id: string }) {
  const isDone = completed >= total;
  return (
    <div className="flex items-center gap-3 pt-0.5">
      <div aria-hidden className="flex flex-1 gap-1">
        {Array.from({ length: total }, (_, step) => (
          <span
            key={step}
            className={clsx(
              'h-1 flex-1 rounded-full transition-colors duration-200 forced:border',
              step >= completed && 'bg-line',
              step < completed && (isDone ? 'bg-ok forced:bg-[Highlight]' : 'bg-brand forced:bg-[Highlight]'),
            )}
          />
        ))}
      </div>
      <output id={id} className={clsx('num text-xs font-medium', isDone ? 'text-ok' : 'text-ink-2')}>
        {text}
      </output>
    </div>
  );
}
