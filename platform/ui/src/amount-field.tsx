import type { ComponentProps, ReactNode } from 'react';
import { clsx } from 'clsx';
import { controlGroupClass, Field, type FieldTexts } from './field.tsx';
import { currencySign } from './format-money.ts';
import { useLocale } from './locale.tsx';

export interface AmountFieldProps
  extends
    Omit<
      ComponentProps<'input'>,
      'id' | 'children' | 'type' | 'value' | 'defaultValue' | 'onChange' | 'size'
    >,
    FieldTexts {
  /** What stands in the field, as typed. */
  readonly value: string;
  /** Gets the text as typed, never a number; the form's rules read it in the person's language. */
  readonly onValueChange: (text: string) => void;
  /** Its sign stands before the amount. */
  readonly assetCode: string;
  /** A control at the end, such as the choice of currency. */
  readonly end?: ReactNode;
  readonly size?: 'medium' | 'large' | undefined;
}

/** Entry of money. Any way of writing a number is let through, so that nothing typed is lost; rules refuse with a message. */
export function AmountField({
  label,
  hint,
  error,
  optionalLabel,
  id,
  className,
  value,
  onValueChange,
  assetCode,
  end,
  size = 'medium',
  ...props
}: AmountFieldProps) {
  const locale = useLocale();
  return (
    <Field {...{ label, hint, error, optionalLabel, id, className }} describedBy={props['aria-describedby']}>
      {(wiring) => (
        <div className={clsx(controlGroupClass, size === 'large' && 'min-h-18')}>
          <span
            aria-hidden
            className={clsx(
              'grid shrink-0 place-items-center ps-3.5 pe-1 font-semibold',
              assetCode === 'JVD' ? 'text-brass-text' : 'text-ink-2',
              size === 'large' && 'text-3xl',
            )}
          >
            {currencySign(assetCode, locale)}
          </span>
          <input
            inputMode="decimal"
            autoComplete="off"
            {...props}
            {...wiring}
            type="text"
            value={value}
            onChange={(event) => onValueChange(event.currentTarget.value)}
            className={clsx(
              'num min-w-0 flex-1 rounded-md bg-transparent px-1.5 font-semibold outline-none disabled:cursor-not-allowed disabled:text-ink-2',
              size === 'large' && 'text-3xl',
            )}
          />
          {end}
        </div>
      )}
    </Field>
  );
}
