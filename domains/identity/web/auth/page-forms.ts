import type { AuthMode } from './auth-mode.ts';
import type { ContactValues } from './form-schemas.ts';

/** What the page hands to each of its forms. */
export interface FormOfPage {
  /** What was typed so far; it outlives a change between sign-in, sign-up and reset. */
  readonly draft: ContactValues;
  readonly onDraft: (part: Partial<ContactValues>) => void;
  /** Goes to another mode after the two seconds in which the toast can be read. */
  readonly onMove: (mode: AuthMode) => void;
  /** A code by SMS is on its way. */
  readonly onPhoneCode: (phone: string) => void;
  /** A confirmation mail is on its way. */
  readonly onMail: (email: string) => void;
  /** Where the visitor wanted to go. */
  readonly redirect: string | undefined;
}
