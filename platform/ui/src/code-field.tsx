import { DigitBoxes, type DigitBoxesProps } from './digit-boxes.tsx';

export interface CodeFieldProps extends Omit<DigitBoxesProps, 'length' | 'isMasked'> {
  readonly length?: number | undefined;
}

/** A one-time code (six digits unless `length` says otherwise): digits only, pasted or filled in from a message. */
export function CodeField({ length = 6, autoComplete = 'one-time-code', ...props }: CodeFieldProps) {
  return <DigitBoxes {...props} length={length} autoComplete={autoComplete} isMasked={false} />;
}
