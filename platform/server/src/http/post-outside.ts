/**
 * Sends a body to an address that someone gave us, or reads what is there. Nothing inside our network can be reached by it: the name is resolved
 * once, every address must be public, and the connection goes to the address that was checked, so that a name whose answer changes leads nowhere
 * else. Redirects are not followed. What comes back is read to a limit and shown to nobody.
 */
import { lookup, Resolver } from 'node:dns/promises';
import { request as httpRequest, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';

import { isLoopbackAddress, isLoopbackHost, isPrivateHost } from './network.ts';
import { isPublicAddress } from './public-address.ts';

const TIMEOUT_MS = 5_000;
const ANSWER_BYTES_MAX = 65_536;
export const URL_MAX_LENGTH = 500;
const CONTROLS = /\p{Cc}/u;

/** Why nobody answered. */
export type OutsideFailure = 'url_not_allowed' | 'not_found' | 'timeout' | 'unreachable';
export type OutsideAnswer = { readonly status: number } | { readonly failure: OutsideFailure };
export type OutsideText =
  | {
      readonly status: number;
      readonly text: string;
      /** There was more than was read. */ readonly isCut?: boolean;
    }
  | { readonly failure: OutsideFailure };

interface Rules {
  /** In test mode a server on this very machine may be the receiver, also without TLS and on any port. */
  readonly allowsLoopback: boolean;
}

/** Whether we may ever send to a URL, as far as it says so itself. Its name is resolved only when something is sent. */
export function isOutsideUrl(text: string, { allowsLoopback }: Rules): boolean {
  if (text.length > URL_MAX_LENGTH || !URL.canParse(text)) return false;
  // A parser leaves them out, where a database or a page that takes the text as it came does not.
  if (!text.isWellFormed() || CONTROLS.test(text)) return false;
  const url = new URL(text);
  if (url.username !== '' || url.password !== '' || url.hash !== '') return false;
  if (allowsLoopback && isLoopbackHost(url.hostname)) return /^https?:$/.test(url.protocol);
  // A point at the end changes no name.
  const name = url.hostname.replace(/\.+$/, '');
  if (url.protocol !== 'https:' || url.port !== '' || isPrivateHost(name)) return false;
  const literal = url.hostname.replace(/^\[(.*)\]$/, '$1');
  return isIP(literal) === 0 || isPublicAddress(literal);
}

interface Asked extends Rules {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Given by tests. */
  readonly resolve?: (host: string) => Promise<readonly string[]>;
  readonly names?: Names;
}

/** Who is asked for the addresses of a name, and how long one of them is waited for; those of the system where none are named. */
interface Names {
  readonly servers?: readonly string[];
  readonly timeoutMs: number;
}

export interface OutsidePost extends Asked {
  readonly body: string;
}

export async function postOutside(post: OutsidePost): Promise<OutsideAnswer> {
  const answer = await ask(post, post.body);
  return 'status' in answer ? { status: answer.status } : answer;
}

/** Reads what is at an address; of a longer answer the first 64 KiB, or as many bytes as are asked for. */
export async function readOutside(asked: Asked & { readonly bytesMax?: number }): Promise<OutsideText> {
  return ask(asked, undefined);
}

/** Asks a server in a protocol of its own, by the same rules. */
export async function askOutside({
  body,
  ...asked
}: Asked & {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly body: string | undefined;
  readonly bytesMax: number;
}): Promise<OutsideText> {
  return ask(asked, body);
}

async function ask(
  post: Asked & { readonly bytesMax?: number; readonly method?: string },
  body: string | undefined,
): Promise<OutsideText> {
  if (!isOutsideUrl(post.url, post)) return { failure: 'url_not_allowed' };
  const url = new URL(post.url);
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const resolve = post.resolve ?? ((name: string) => resolveName(name, post.names));
  const addresses = isIP(host) === 0 ? await resolve(host).catch(whyNone) : [host];
  if (typeof addresses === 'string') return { failure: addresses };
  const [address] = addresses;
  if (address === undefined) return { failure: 'not_found' };
  const isAllowed = (each: string) =>
    isPublicAddress(each) || (post.allowsLoopback && isLoopbackHost(host) && isLoopbackAddress(each));
  if (!addresses.every(isAllowed)) return { failure: 'url_not_allowed' };
  const { headers, bytesMax = ANSWER_BYTES_MAX, method = body === undefined ? 'GET' : 'POST' } = post;
  return send(url, { address, method, headers, body, bytesMax });
}

const NAME_TIMEOUT_MS = 1_500;
const NAME_TRIES = 2;

/**
 * The addresses of a name. Who owns a name has its servers, and they can be silent: the system's own resolver would keep one of the few threads of this
 * process for as long, in which files and passwords wait, too. So name servers are asked without one, and given up.
 */
async function resolveName(
  host: string,
  names: Names = { timeoutMs: NAME_TIMEOUT_MS },
): Promise<readonly string[]> {
  // This machine's own names are in its files.
  if (isLoopbackHost(host)) return (await lookup(host, { all: true })).map(({ address }) => address);
  const resolver = new Resolver({ timeout: names.timeoutMs, tries: NAME_TRIES });
  if (names.servers) resolver.setServers(names.servers);
  const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  const addresses = found.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
  const [reason] = found.flatMap((each): unknown[] => (each.status === 'rejected' ? [each.reason] : []));
  if (addresses.length === 0) throw reason;
  return addresses;
}

function whyNone(error: unknown): OutsideFailure {
  return error instanceof Error && 'code' in error && error.code === 'ETIMEOUT' ? 'timeout' : 'not_found';
}

interface ToSend {
  readonly address: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Undefined where something is read. */
  readonly body: string | undefined;
  readonly bytesMax: number;
}

function send(url: URL, { address, method, headers, body, bytesMax }: ToSend): Promise<OutsideText> {
  const family = isIP(address);
  const options: RequestOptions = {
    method,
    agent: false,
    headers: { ...headers, ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }) },
    signal: AbortSignal.timeout(TIMEOUT_MS),
    // Whatever the name means by now, this is the address that was looked at.
    lookup: (_host, asked, done) =>
      asked.all ? done(null, [{ address, family }]) : done(null, address, family),
  };
  return new Promise((answered) => {
    const request = (url.protocol === 'http:' ? httpRequest : httpsRequest)(url, options, (response) => {
      let bytes = 0;
      const chunks: Buffer[] = [];
      const end = () =>
        answered({
          status: response.statusCode ?? 0,
          text: Buffer.concat(chunks).subarray(0, bytesMax).toString('utf8'),
          isCut: bytes > bytesMax,
        });
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        chunks.push(chunk);
        if (bytes <= bytesMax) return;
        end();
        request.destroy();
      });
      response.on('end', end);
      response.on('error', () => answered({ failure: 'unreachable' }));
    });
    request.on('error', (error) =>
      answered({
        failure: error.name === 'TimeoutError' || error.name === 'AbortError' ? 'timeout' : 'unreachable',
      }),
    );
    request.end(body);
  });
}
