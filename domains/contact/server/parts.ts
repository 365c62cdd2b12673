import type { Database } from '@egcr/server-kit/database';
import type { Work } from '@egcr/server-kit/work';

/** A mail as it is handed over, and the house's way to set one. */
export interface ContactMail {
  readonly subject: string;
  readonly heading: string;
  readonly text: string;
  readonly language: string;
  readonly button?: { readonly label: string; readonly href: string };
  readonly code?: string;
  readonly smallPrint?: readonly string[];
}

/** What contact asks of the house. */
export interface ContactParts {
  readonly publicUrl: string;
  /** Whether networks are limited: not in tests that do not ask for it. */
  readonly limitsNetworks: boolean;
  /** Keys the marks of networks and the hashes of codes. */
  readonly secret: Uint8Array;
  readonly composeMail: (mail: ContactMail) => {
    readonly subject: string;
    readonly text: string;
    readonly html: string;
  };
  /** Spends a captcha token: `ok` once, or always where the captcha is off. */
  readonly verifyCaptcha: (work: Work, token: string) => Promise<string>;
  /** The confirmed e-mail address of a person, in lower case. */
  readonly confirmedEmail: (db: Database, userId: string) => Promise<string | undefined>;
}
