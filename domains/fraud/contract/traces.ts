/** What a text is that a stranger gave: where it leads. */
export type TraceKind = 'link' | 'email' | 'phone' | 'account' | 'username';

/** Someone whom the platform knows, whichever way a report names them: the key is their id. */
export interface Party {
  readonly kind: 'person' | 'organisation';
  readonly key: string;
}

export interface Trace {
  readonly kind: TraceKind;
  /** As it is compared: two ways to write one thing have one key. */
  readonly key: string;
}

/** Many people's pages stand under these names: the name alone says nothing about one of them. */
const SHARED_HOSTS = new Set([
  'bit.ly',
  'docs.google.com',
  'drive.google.com',
  'facebook.com',
  'forms.gle',
  'github.io',
  'goo.gl',
  'instagram.com',
  'linkedin.com',
  'm.me',
  't.co',
  't.me',
  'telegram.me',
  'tiktok.com',
  'tinyurl.com',
  'twitter.com',
  'wa.me',
  'whatsapp.com',
  'x.com',
  'youtube.com',
]);
const TRACES_MAX = 20;
/** What stands around an address in a sentence. */
const AROUND = /^[\s\p{Cf}"'«»“”„‘’()[\]<>.,;:!?،。、]+|[\s\p{Cf}"'«»“”„‘’()[\]<>.,;!?،。、]+$/gu;
const EMAIL = /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/;
const USERNAME = /^@[a-z0-9_.]{3,30}$/;
const PHONE = /^\+?\d{7,15}$/;
/** An IBAN, a long account or card number, the address of a wallet here, or of a common chain. */
const ACCOUNT =
  /^([a-z]{2}\d{2}[a-z0-9]{10,30}|\d{16,34}|egcr1[a-z0-9]{32}|0x[0-9a-f]{40}|bc1[a-z0-9]{25,62})$/;
const HOST = /^[\p{L}\p{N}][\p{L}\p{N}\p{M}-]*(\.[\p{L}\p{N}\p{M}-]+)*\.[\p{L}\p{M}][\p{L}\p{N}\p{M}-]+$/u;

/** The traces in a text, each once: links with their host, addresses, numbers. A text without any gives none. */
export function tracesIn(text: string): readonly Trace[] {
  const lines = text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[\n،、;]+/u);
  const words = lines.flatMap((line) => joinedNumber(line) ?? line.split(/\s+/u));
  const found = new Map<string, Trace>();
  for (const trace of words.flatMap((word) => tracesOf(word.replace(AROUND, ''))))
    found.set(`${trace.kind} ${trace.key}`, trace);
  return [...found.values()].slice(0, TRACES_MAX);
}

/** A number is often written in groups: where a whole line is one, it is read as one. */
function joinedNumber(line: string): string | undefined {
  const plain = line.replaceAll(/[\s().\p{Pd}\p{Cf}/]/gu, '').replace(/^00/, '+');
  return PHONE.test(plain) || ACCOUNT.test(plain) ? plain : undefined;
}

function tracesOf(word: string): readonly Trace[] {
  if (word === '') return [];
  if (EMAIL.test(word)) return [{ kind: 'email', key: word }];
  if (USERNAME.test(word)) return [{ kind: 'username', key: word.slice(1) }];
  const phone = word.replaceAll(/[().\p{Pd}/]/gu, '');
  if (PHONE.test(phone)) return [{ kind: 'phone', key: phone.replace(/^\+|^00/, '') }];
  if (ACCOUNT.test(word)) return [{ kind: 'account', key: word }];
  return linkTraces(word);
}

function linkTraces(word: string): readonly Trace[] {
  const link = readLink(word);
  if (link === undefined) return [];
  const host = link.hostname.replace(/^www\./, '');
  const path = link.pathname.replace(/\/+$/, '');
  const whole: Trace = { kind: 'link', key: `${host}${path}` };
  if (path === '') return SHARED_HOSTS.has(host) ? [] : [whole];
  return SHARED_HOSTS.has(host) ? [whole] : [whole, { kind: 'link', key: host }];
}

/** A link with or without its scheme; undefined where the word is none. */
export function readLink(word: string): URL | undefined {
  const hasScheme = /^[a-z][a-z0-9+.-]*:\/\//.test(word);
  const [host = ''] = word.split(/[/?#:]/);
  if (!hasScheme && !HOST.test(host)) return undefined;
  const url = URL.parse(hasScheme ? word : `https://${word}`);
  return url && url.hostname !== '' ? url : undefined;
}
