import { createHash } from 'node:crypto';

import { languages, type Language } from '@egcr/contract/languages';
import type { FastifyRequest } from 'fastify';

import type { RequestFacts } from '../work.ts';

export { languages, type Language };

const USER_AGENT_MAX_LENGTH = 400;
const COOKIES_READ_MAX = 1000;

export function factsOf(request: FastifyRequest): RequestFacts {
  return {
    id: request.id,
    ip: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, USER_AGENT_MAX_LENGTH),
    language: preferredLanguage(request.headers['accept-language']),
    device: hashOfDevice(deviceCookieOf(request.headers.cookie)),
  };
}

/** The best of our languages for an Accept-Language header; `en` where none fits. */
export function preferredLanguage(header: string | undefined): Language {
  const wishes = (header ?? '')
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const weight = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
      return { code: tag.toLowerCase().split('-')[0], weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter((wish) => wish.weight > 0)
    .sort((one, other) => other.weight - one.weight);
  for (const wish of wishes) {
    const found = languages.find((language) => language === wish.code);
    if (found) return found;
  }
  return 'en';
}

/** The language in the one cookie we know, which pages set where their reader allows it. It chooses texts and authorises nothing. */
export function keptLanguage(cookies: string | undefined): Language | undefined {
  const [, code] =
    /(?:^|;)\s*language=([a-z]{2})\s*(?:;|$)/.exec((cookies ?? '').slice(0, COOKIES_READ_MAX)) ?? [];
  return languages.find((language) => language === code);
}

/** The name of the cookie by which an account knows a browser again: 128 random bits that open nothing. */
export const DEVICE_COOKIE = 'device';

/** The device cookie in a Cookie header; undefined where there is none that we could have set. */
export function deviceCookieOf(cookies: string | undefined): string | undefined {
  return /(?:^|;)\s*device=([\w-]{22})\s*(?:;|$)/.exec((cookies ?? '').slice(0, COOKIES_READ_MAX))?.[1];
}

/** What is kept of a device cookie. */
export function hashOfDevice(cookie: string | undefined): string | undefined {
  return cookie === undefined ? undefined : createHash('sha256').update(cookie).digest('base64url');
}

/** Seconds the person has been idle, from X-User-Idle; undefined where absent or not a plain number. */
export function idleSecondsOf(request: FastifyRequest): number | undefined {
  const header = request.headers['x-user-idle'];
  return typeof header === 'string' && /^\d{1,7}$/.test(header) ? Number(header) : undefined;
}
