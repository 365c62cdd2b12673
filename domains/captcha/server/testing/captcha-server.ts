import { anonymous } from '@egcr/server-kit/actor';
import { buildApp } from '@egcr/server-kit/http/app';
import { testDatabase } from '@egcr/server-kit/testing/database';
import { testServices, type TestServices } from '@egcr/server-kit/testing/services';
import { createThrottle } from '@egcr/server-kit/throttle';
import { solveChallenge } from 'altcha-lib/v1';
import type { Challenge, Payload } from 'altcha-lib/v1/types';

import type { CaptchaAction } from '../../contract/rules.ts';
import { codeOf } from '../code/code-of.ts';
import { createCaptcha, type Captcha } from '../create-captcha.ts';
import { deriveKeys } from '../keys.ts';
import type { CaptchaSettings } from '../settings.ts';

const SECRET = Buffer.alloc(32, 7);

export interface IssuedChallenge extends Challenge {
  readonly codeChallenge?: { readonly image: string; readonly audio: string; readonly length: number };
}

export interface VerifyAnswer {
  readonly payload: string | null;
  readonly verified: boolean;
  readonly reason: string | null;
  readonly classification: string | null;
}

/** The captcha behind the real HTTP server, on a database of its own, with a clock to move. */
export class CaptchaServer {
  readonly url: string;
  readonly services: TestServices;
  readonly captcha: Captcha;
  readonly #close: () => Promise<void>;

  static async start(settings: Partial<CaptchaSettings> = {}): Promise<CaptchaServer> {
    const database = await testDatabase();
    const services = testServices(database);
    const captcha = createCaptcha({
      settings: { mode: 'on', maxNumber: 2000, ...settings },
      secret: SECRET,
    });
    const app = await buildApp({
      services,
      gatekeeper: {
        authenticate: () => Promise.resolve(anonymous),
        hasCompleteProfile: () => Promise.resolve(false),
      },
      throttle: createThrottle(services),
      domains: [captcha.domain],
      isKnownAddress: () => false,
    });
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    return new CaptchaServer({ url, services, captcha }, async () => {
      await app.close();
      await database.close();
    });
  }

  private constructor(
    parts: Pick<CaptchaServer, 'url' | 'services' | 'captcha'>,
    close: () => Promise<void>,
  ) {
    this.url = parts.url;
    this.services = parts.services;
    this.captcha = parts.captcha;
    this.#close = close;
  }

  close(): Promise<void> {
    return this.#close();
  }

  async challenge(action?: CaptchaAction): Promise<IssuedChallenge> {
    const query = action === undefined ? '' : `?action=${action}`;
    const answer = await fetch(`${this.url}/api/v1/captcha/challenge${query}`, {
      headers: { 'x-altcha-spam-filter': '1' },
    });
    return (await answer.json()) as IssuedChallenge;
  }

  /** A solution as the widget sends it. */
  async solution(action?: CaptchaAction): Promise<string> {
    return solve(await this.challenge(action));
  }

  async verify(body: object): Promise<VerifyAnswer> {
    const answer = await fetch(`${this.url}/api/v1/captcha/verify`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as VerifyAnswer;
  }

  /** Spends a token as another domain does, in a transaction of its own. */
  act(token: string, action: CaptchaAction): Promise<string> {
    return this.services.unit((work) => this.captcha.door.verify(work, token, action));
  }
}

/** What a browser does with a challenge. */
export async function solve(challenge: Challenge): Promise<string> {
  const { algorithm, salt, signature, maxnumber } = challenge;
  const found = await solveChallenge(challenge.challenge, salt, algorithm, maxnumber).promise;
  if (!found) throw new Error('the challenge has no solution');
  return pack({ algorithm, challenge: challenge.challenge, number: found.number, salt, signature });
}

export function pack(payload: Payload): string {
  return Buffer.from(JSON.stringify(payload)).toString('base64');
}

/** The digits that a person would read in the picture. */
export function digitsOf({ codeChallenge }: IssuedChallenge): string {
  const id = new URL(codeChallenge?.audio ?? '', 'http://egcr.test').searchParams.get('id') ?? '';
  return codeOf(deriveKeys(SECRET).code, id);
}
