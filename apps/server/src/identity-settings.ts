import { identitySettings } from '@egcr/identity/settings';

import { listOf } from './setting-texts.ts';

/** The settings as identity would have them alone; the kind of each default tells how its text is read. */
const usual: Readonly<Record<string, unknown>> = identitySettings.parse({ siteUrl: 'http://localhost' });

/** One address for the whole product: PUBLIC_URL gives identity its siteUrl too. */
const ownSettings = Object.keys(usual).filter((key) => key !== 'siteUrl');

/** Setting of identity → environment variable: `redirectAllowList` → `AUTH_REDIRECT_ALLOW_LIST`, `smsCode_s` → `AUTH_SMS_CODE_S`. */
export const identityNames: Readonly<Record<string, string>> = Object.fromEntries(
  ownSettings.map((key) => [key, `AUTH_${key.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`]),
);

/** Identity's settings from the environment's texts: lists by commas, on and off, everything else as its own schema reads it. */
export function identityTexts(given: Readonly<Record<string, string | undefined>>): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (const [key, name] of Object.entries(identityNames)) {
    const text = given[name];
    if (text !== undefined) found[key] = read(text, usual[key]);
  }
  return found;
}

function read(text: string, like: unknown): unknown {
  if (Array.isArray(like)) return listOf(text);
  if (typeof like !== 'boolean') return text;
  if (/^(on|1|true)$/i.test(text)) return true;
  return /^(off|0|false)$/i.test(text) ? false : text;
}
