import { RETURN_URL_MAX_LENGTH } from '../limits.ts';

type ReturnUrlIssue = 'too_long' | 'return_url';

/** This machine, on which a shop is tried out. */
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * What is wrong with an address that customers go back to. A browser opens it, so that it is https, names nobody and nothing secret; plain http
 * only to the machine of people who try their shop out.
 */
export function returnUrlIssue(text: string): ReturnUrlIssue | undefined {
  if (text.length > RETURN_URL_MAX_LENGTH) return 'too_long';
  const url = readReturnUrl(text);
  if (url === undefined || url.username !== '' || url.password !== '') return 'return_url';
  // Written anew by the parser it can be longer than it was typed.
  if (url.href.length > RETURN_URL_MAX_LENGTH) return 'too_long';
  const isOpen = url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.has(url.hostname));
  return isOpen ? undefined : 'return_url';
}

export function readReturnUrl(text: string): URL | undefined {
  return text.isWellFormed() && URL.canParse(text) ? new URL(text) : undefined;
}
