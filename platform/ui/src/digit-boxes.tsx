import {
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type FocusEvent,
  type MouseEvent,
  type SyntheticEvent,
} from 'react';
import { clsx } from 'clsx';
import { digitsOf } from './digits.ts';
import { Field, type FieldTexts } from './field.tsx';

export interface DigitBoxesProps
  extends
    Omit<
      ComponentProps<'input'>,
      'id' | 'children' | 'type' | 'value' | 'defaultValue' | 'onChange' | 'maxLength'
    >,
    FieldTexts {
  /** Digits so far. */
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  /** Called with the digits each time the last box is filled. */
  readonly onComplete?: ((value: string) => void) | undefined;
  readonly length: number;
  /** Shows dots instead of digits and hides the value from screen readers and recordings. */
  readonly isMasked: boolean;
  /** Takes focus when it appears, where the screen is about nothing else. */
  readonly startsFocused?: boolean | undefined;
}

/**
 * A row of boxes over one real input, so that paste, autofill from a message, screen readers and voice typing all work as in any field.
 * The boxes are a picture of the value; the input lies on them invisibly. There is no maxlength: it would cut a pasted "123 456".
 */
export function DigitBoxes({
  label,
  hint,
  error,
  optionalLabel,
  id,
  className,
  value,
  onValueChange,
  onComplete,
  length,
  isMasked,
  startsFocused = false,
  ...props
}: DigitBoxesProps) {
  const frame = useFocusAtStart(startsFocused);
  const { caret, followCaret, beginAtEnd, markBox } = useCaret(value, length, props);
  function change(text: string) {
    const digits = digitsOf(text, length);
    if (digits === value) return;
    onValueChange(digits);
    if (digits.length === length) onComplete?.(digits);
  }
  const active = Math.min(caret, value.length, length - 1);
  return (
    <Field {...{ label, hint, error, optionalLabel, id, className }} describedBy={props['aria-describedby']}>
      {(wiring) => (
        <div ref={frame} dir="ltr" className="group relative w-fit max-w-full">
          <input
            {...props}
            {...wiring}
            type={isMasked ? 'password' : 'text'}
            inputMode="numeric"
            pattern="[0-9]*"
            value={value}
            onChange={(event) => change(event.currentTarget.value)}
            onSelect={followCaret}
            onFocus={beginAtEnd}
            onClick={markBox}
            className="absolute inset-0 z-10 size-full cursor-text opacity-0 disabled:cursor-not-allowed"
          />
          <Boxes
            value={value}
            length={length}
            active={active}
            isMasked={isMasked}
            isRefused={wiring['aria-invalid'] === true}
          />
        </div>
      )}
    </Field>
  );
}

/** Gives the input inside the frame focus when it appears. */
function useFocusAtStart(startsFocused: boolean) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (startsFocused) frame.current?.querySelector('input')?.focus();
  }, [startsFocused]);
  return frame;
}

type Listeners = Pick<ComponentProps<'input'>, 'onFocus' | 'onClick'>;

/** Which box the next key goes to. */
function useCaret(value: string, length: number, props: Listeners) {
  const [caret, setCaret] = useState(0);
  function followCaret(event: SyntheticEvent<HTMLInputElement>) {
    setCaret(event.currentTarget.selectionStart ?? value.length);
  }
  function beginAtEnd(event: FocusEvent<HTMLInputElement>) {
    event.currentTarget.setSelectionRange(value.length, value.length);
    setCaret(value.length);
    props.onFocus?.(event);
  }
  // The letters of the input are invisible, so a press means the box under it: its digit is marked and the next key replaces it.
  function markBox(event: MouseEvent<HTMLInputElement>) {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    if (width === 0) return;
    const box = Math.min(Math.floor(((event.clientX - left) / width) * length), value.length);
    event.currentTarget.setSelectionRange(box, box + 1);
    setCaret(box);
    props.onClick?.(event);
  }
  return { caret, followCaret, beginAtEnd, markBox };
}

interface BoxesProps {
  readonly value: string;
  readonly length: number;
  readonly active: number;
  readonly isMasked: boolean;
  readonly isRefused: boolean;
}

function Boxes({ value, length, active, isMasked, isRefused }: BoxesProps) {
  return (
    <div aria-hidden className="flex gap-1.5 sm:gap-2">
      {Array.from({ length }, (_, place) => (
        <span
          key={place}
          className={clsx(
            'num grid h-13 w-11 min-w-0 place-items-center rounded-md border bg-surface text-xl font-semibold text-ink transition-colors duration-150',
            'group-has-disabled:border-line group-has-disabled:bg-sunken group-has-disabled:text-ink-2',
            isRefused ? 'border-bad' : 'border-line-strong group-hover:border-ink-2',
            place === active && 'outline-focus group-focus-within:outline-2',
          )}
        >
          {boxContent(value[place], isMasked)}
          {place === active && place === value.length && (
            <span className="h-6 w-px bg-ink opacity-0 group-focus-within:opacity-100" />
          )}
        </span>
      ))}
    </div>
  );
}

function boxContent(digit: string | undefined, isMasked: boolean) {
  if (digit === undefined) return null;
  return isMasked ? <span className="size-2.5 rounded-full bg-ink forced:bg-[CanvasText]" /> : digit;
}
