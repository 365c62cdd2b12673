import { LANGUAGE_STORAGE_KEY, type Language } from '@egcr/web-kit/languages';
import { readStored } from '@egcr/web-kit/stored';

const YEAR_S = 365 * 24 * 3600;

/** Tells the server the chosen language with every page, where preferences are allowed; otherwise takes the cookie away. */
export function keepLanguageCookie(isAllowed: boolean, shown: Language): void {
  // Only what someone chose: the person who chose nothing goes on being read by what their browser asks for.
  const isKept = isAllowed && readStored(LANGUAGE_STORAGE_KEY) === shown;
  if (!isKept && !/(?:^|;)\s*language=/.test(document.cookie)) return;
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `language=${isKept ? shown : ''}; Path=/; Max-Age=${isKept ? YEAR_S : 0}; SameSite=Lax${secure}`;
}
