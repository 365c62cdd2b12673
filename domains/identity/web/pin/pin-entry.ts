import { asksForPinInCall, CallRefusal, isRefusal } from '@egcr/web-kit/call';
import { shownOtherwise } from '@egcr/web-kit/sentences.tsx';
import { useState } from 'react';

import { PIN_LENGTH } from '../../contract/limits.ts';

/** The PIN that goes along with one call. */
export interface PinEntry {
  /** Whether the call needs one: the screen shows `EnterPin` then. */
  readonly isAsked: boolean;
  readonly pin: string;
  /** What the last try came to, for `EnterPin`. */
  readonly failure: unknown;
  readonly change: (pin: string) => void;
  /** The part of the body, empty where none is asked for; undefined where digits are missing, which stands at the field then. */
  readonly take: () => { readonly pin?: string } | undefined;
  /** Takes a failure that is about the PIN, empties the field and says it there. */
  readonly meet: (failure: unknown) => boolean;
}

const ABOUT_PIN = ['pin_format', 'pin_not_set', 'pin_reset_required', 'pin_locked', 'pin_incorrect'] as const;

/** For the sentences of a call that takes a PIN: `EnterPin` says these at the field. */
export const pinSaidAtField = {
  pin_format: shownOtherwise,
  pin_not_set: shownOtherwise,
  pin_reset_required: shownOtherwise,
  pin_locked: shownOtherwise,
  pin_incorrect: shownOtherwise,
} as const;

/** Whether a call was refused for its PIN, or for want of it: nothing was done, and its key is still free. */
export function isAboutPin(failure: unknown): boolean {
  return asksForPinInCall(failure) || ABOUT_PIN.some((code) => isRefusal(failure, code));
}

/** Keeps a PIN while it is entered, on the page alone. `isNeeded`: known before the server asks. */
export function usePinEntry(isNeeded: boolean): PinEntry {
  const [pin, setPin] = useState('');
  const [failure, setFailure] = useState<unknown>();
  const [wasAsked, setAsked] = useState(false);
  const isAsked = isNeeded || wasAsked;
  return {
    isAsked,
    pin,
    failure,
    change: (given) => {
      setPin(given);
      if (given !== '') setFailure(undefined);
    },
    take: () => {
      if (!isAsked) return {};
      if (pin.length === PIN_LENGTH) return { pin };
      setFailure(new CallRefusal({ code: 'pin_format', status: 422 }));
      return undefined;
    },
    meet: (met) => {
      if (!isAboutPin(met)) return false;
      setAsked(true);
      setPin('');
      setFailure(met);
      return true;
    },
  };
}
