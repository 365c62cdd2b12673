import { handle, type ServerDomain } from '@egcr/server-kit/domain';
import type { Work } from '@egcr/server-kit/work';

import { challengeCall, readCaptchaCall, verifyCall } from '../contract/endpoints.ts';
import { captchaReasons } from '../contract/reasons.ts';
import type { CaptchaAction } from '../contract/rules.ts';
import { registerAudio } from './audio-route.ts';
import { issueChallenge } from './issue-challenge.ts';
import { deriveKeys } from './keys.ts';
import type { CaptchaParts, CaptchaSettings } from './settings.ts';
import { deleteExpired } from './store.ts';
import { verifyCaptcha } from './verify-captcha.ts';
import { verifySolved } from './verify-solution.ts';

/** What other domains may ask. */
export interface CaptchaDoor {
  /**
   * Spends a token in the transaction of what it guards: `ok` for exactly one of any number at once, else why not, in English words
   * for protocols. Always `ok` where the captcha is off.
   */
  verify(work: Work, token: string, action: CaptchaAction): Promise<string>;
}

export interface Captcha {
  readonly domain: ServerDomain;
  readonly door: CaptchaDoor;
}

/** The captcha as apps/server composes it. All servers of an installation need the same `secret`. */
export function createCaptcha({
  settings,
  secret,
}: {
  readonly settings: CaptchaSettings;
  readonly secret: Uint8Array;
}): Captcha {
  const parts: CaptchaParts = { settings, keys: deriveKeys(secret) };
  return {
    domain: {
      name: 'captcha',
      calls: [
        handle(readCaptchaCall, () => Promise.resolve({ mode: settings.mode })),
        handle(challengeCall, (work, input) => issueChallenge(parts, work, input)),
        handle(verifyCall, (work, input) => verifySolved(parts, work, input)),
      ],
      jobs: { 'captcha.forget_expired': (work) => deleteExpired(work.db, work.now) },
      schedules: [{ cron: '*/15 * * * *', job: 'captcha.forget_expired' }],
      routes: (...given) => registerAudio(given, parts),
    },
    door: {
      verify: async (work, token, action) => {
        if (settings.mode === 'off') return 'ok';
        const outcome = await verifyCaptcha(parts, work, { token, action });
        return outcome === 'ok' ? 'ok' : captchaReasons[outcome];
      },
    },
  };
}
