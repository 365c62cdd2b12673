import type { Work } from '@egcr/server-kit/work';

/** What a captcha token was solved for; one solved for something else does not count. */
export type GuardedAction = 'signup' | 'signin' | 'otp' | 'recover' | 'resend';

/** The person who tells people from machines; absent where nobody does. */
export interface CaptchaCheck {
  /** Spends a token in the work's transaction: `ok` once, else why it does not count. */
  verify(work: Work, token: string, action: GuardedAction): Promise<string>;
}
