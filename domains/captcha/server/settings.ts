import type { CaptchaMode } from '../contract/rules.ts';

/** What an operator may set; apps/server fills it. */
export interface CaptchaSettings {
  readonly mode: CaptchaMode;
  /** How far a browser looks for the number, at most a million. */
  readonly maxNumber: number;
}

export interface CaptchaParts {
  readonly settings: CaptchaSettings;
  readonly keys: CaptchaKeys;
}

/** One secret each for puzzles, tokens and codes: none can pass for another. */
export interface CaptchaKeys {
  readonly challenge: string;
  readonly token: string;
  readonly code: Uint8Array;
}
