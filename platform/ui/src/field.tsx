import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { clsx } from 'clsx';

/** What every field of a form takes beside its own control. */
export interface FieldTexts {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** The message of a refused field; its presence turns on `aria-invalid`. */
  readonly error?: ReactNode;
  /** A word beside the label of a field that may stay empty, such as "optional". */
  readonly optionalLabel?: string | undefined;
  /** Id of the control; links of an error summary point at it. */
  readonly id?: string | undefined;
}

export interface FieldWiring {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

export interface FieldProps extends FieldTexts {
  /** `group` names several controls through aria-labelledby instead of one through a label element. */
  readonly kind?: 'control' | 'group' | undefined;
  readonly describedBy?: string | undefined;
  readonly className?: string | undefined;
  /** Draws the control; must spread the wiring on it. */
  readonly children: (wiring: FieldWiring, labelId: string) => ReactNode;
}

/** Label above, hint under it, control, message below; wired so that assistive technology reads all of them with the control. */
export function Field({
  label,
  hint,
  error,
  optionalLabel,
  id,
  kind = 'control',
  describedBy,
  className,
  children,
}: FieldProps) {
  const own = useId();
  const controlId = id ?? `field-${own}`;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const labelId = `${controlId}-label`;
  const hasHint = isShown(hint);
  const hasError = isShown(error);
  const described = clsx(hasHint && hintId, hasError && errorId, describedBy);
  return (
    <div className={clsx('flex min-w-0 flex-col gap-1.5', className)} data-invalid={hasError || undefined}>
      <FieldLabel kind={kind} id={labelId} controlId={controlId} optionalLabel={optionalLabel}>
        {label}
      </FieldLabel>
      {hasHint && (
        <div id={hintId} className="text-sm text-ink-2">
          {hint}
        </div>
      )}
      {children(
        {
          id: controlId,
          'aria-invalid': hasError || undefined,
          'aria-describedby': described || undefined,
        },
        labelId,
      )}
      {hasError && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

function isShown(node: ReactNode): boolean {
  return node !== undefined && node !== null && node !== false && node !== '';
}

interface FieldLabelProps {
  readonly kind: 'control' | 'group';
  readonly id: string;
  readonly controlId: string;
  readonly optionalLabel: string | undefined;
  readonly children: ReactNode;
}

function FieldLabel({ kind, id, controlId, optionalLabel, children }: FieldLabelProps) {
  const content = (
    <>
      {children}
      {optionalLabel && (
        <>
          {' '}
          <span className="ms-1 font-normal text-ink-2">{optionalLabel}</span>
        </>
      )}
    </>
  );
  const className = 'w-fit text-sm font-semibold text-ink';
  if (kind === 'group')
    return (
      <span id={id} className={className}>
        {content}
      </span>
    );
  return (
    <label id={id} htmlFor={controlId} className={className}>
      {content}
    </label>
  );
}

/** The message under a refused field. */
export function FieldError({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <div id={id} className="flex items-start gap-1.5 text-sm font-medium text-bad">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>{children}</span>
    </div>
  );
}

/** The frame of a one-line control: 44 px, hairline, blue ring on focus, red line when refused. */
export const controlClass =
  'min-h-11 w-full min-w-0 rounded-md border border-line-strong bg-surface px-3 text-base text-ink transition-colors duration-150 hover:border-ink-2 focus-visible:outline-offset-0 disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-2 [&[readonly]]:bg-sunken aria-invalid:border-bad aria-invalid:outline-1 aria-invalid:-outline-offset-2 aria-invalid:outline-bad aria-invalid:focus-visible:outline-2 aria-invalid:focus-visible:outline-offset-0 aria-invalid:focus-visible:outline-focus';

/** The same frame around several parts, focused as a whole. */
export const controlGroupClass =
  'flex min-h-11 w-full min-w-0 items-stretch rounded-md border border-line-strong bg-surface text-base text-ink transition-colors duration-150 focus-within:outline-2 focus-within:outline-focus hover:border-ink-2 has-disabled:border-line has-disabled:bg-sunken has-aria-invalid:border-bad';
