import type { CasesDoor } from '@egcr/cases/server';
import type { Database } from '@egcr/server-kit/database';
import type { Work } from '@egcr/server-kit/work';

/** What contact asks of the house. */
export interface ContactParts {
  readonly publicUrl: string;
  /** Whether networks are limited: not in tests that do not ask for it. */
  readonly limitsNetworks: boolean;
  /** Keys the marks of networks and the hashes of codes. */
  readonly secret: Uint8Array;
  /** Spends a captcha token: `ok` once, or always where the captcha is off. */
  readonly verifyCaptcha: (work: Work, token: string) => Promise<string>;
  /** Messages are cases. */
  readonly cases: Pick<CasesDoor, 'open' | 'queueOf'>;
  /** The confirmed e-mail address of a person, in lower case. */
  readonly confirmedEmail: (db: Database, userId: string) => Promise<string | undefined>;
}
