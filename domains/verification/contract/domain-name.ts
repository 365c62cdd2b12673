const NAME_MAX = 253;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const LAST_LABEL = /^(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;
/** Names that lead nowhere outside (RFC 2606, RFC 6761, RFC 6762, and what networks use inside). */
const CLOSED = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|arpa|test|invalid|onion)$/;

/**
 * The name of a web domain, as it is asked for in the DNS: in ASCII, so that letters of other scripts that look like Latin ones are seen. Of an
 * address that was pasted only the host counts. Undefined where it is no name of the public web.
 */
export function domainNameIn(text: string): string | undefined {
  const bare = text.trim().replace(/^https?:\/\//iu, '');
  const host = /^[^/?#@:\s]+/u.exec(bare)?.[0] ?? '';
  const rest = bare.slice(host.length);
  if (
    host === '' ||
    /\p{C}/u.test(host) ||
    (rest !== '' && !/^[/?#]/u.test(rest)) ||
    !URL.canParse(`https://${host}`)
  )
    return undefined;
  const name = new URL(`https://${host}`).hostname.replace(/\.$/u, '');
  const labels = name.split('.');
  const isName =
    name.length <= NAME_MAX &&
    labels.length >= 2 &&
    labels.every((label) => LABEL.test(label)) &&
    LAST_LABEL.test(labels.at(-1) ?? '') &&
    !CLOSED.test(name);
  return isName ? name : undefined;
}

/** Where the mark is looked for: a line of this file, or a TXT record of this name. */
export const markFileOf = (domain: string) => `https://${domain}/.well-known/egcr-verification.txt`;
export const markRecordOf = (domain: string) => `_egcr-verification.${domain}`;
export const markOf = (token: string) => `egcr-verification=${token}`;
