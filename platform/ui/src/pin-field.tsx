import { DigitBoxes, type DigitBoxesProps } from './digit-boxes.tsx';

export interface PinFieldProps extends Omit<DigitBoxesProps, 'isMasked' | 'autoComplete'> {}

/** A PIN: masked, digits only, never offered to a password manager. */
export function PinField(props: PinFieldProps) {
  return <DigitBoxes {...props} autoComplete="off" data-1p-ignore="" data-lpignore="true" isMasked />;
}
