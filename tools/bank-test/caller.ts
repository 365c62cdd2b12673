/** The bank's HTTP points as docs/test-contract.md has them, and nothing else of it. */
import { Agent, request } from 'node:http';

export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly contentType: string;
  /** The methods an address takes, where it was asked with another. */
  readonly allow?: string | undefined;
}

export interface Call {
  readonly method: string;
  readonly path: string;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent as it is, in place of `body`. */
  readonly rawBody?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 2_500;
/** Making a hundred people hashes two hundred secrets. */
const PEOPLE_TIMEOUT_MS = 180_000;
const READ_TIMEOUT_MS = 30_000;

/** Keeps its connections open, as a client in earnest does. */
export class Caller {
  readonly #agent: Agent;
  readonly #port: () => number;

  constructor(port: () => number, sockets: number) {
    this.#port = port;
    this.#agent = new Agent({ keepAlive: true, maxSockets: sockets });
  }

  /** Rejects when the connection breaks, or the answer does not come in time. */
  call({ method, path, body, rawBody, headers = {}, timeoutMs = TIMEOUT_MS }: Call): Promise<Answer> {
    const payload = rawBody ?? (body === undefined ? undefined : JSON.stringify(body));
    return new Promise((resolve, reject) => {
      const sent = request(
        {
          host: '127.0.0.1',
          port: this.#port(),
          method,
          path,
          agent: this.#agent,
          headers: {
            ...(payload !== undefined && {
              'content-type': 'application/json',
              'content-length': Buffer.byteLength(payload),
            }),
            ...headers,
          },
        },
        (response) => {
          let text = '';
          response.setEncoding('utf8').on('data', (part: string) => (text += part));
          response.once('error', reject);
          response.once('close', () => {
            clearTimeout(limit);
            const contentType = response.headers['content-type'] ?? '';
            const { allow } = response.headers;
            if (response.complete) resolve({ status: response.statusCode ?? 0, text, contentType, allow });
            else reject(new Error('answer cut'));
          });
        },
      );
      const limit = setTimeout(() => sent.destroy(new Error('no answer in time')), timeoutMs);
      sent.once('error', (error) => {
        clearTimeout(limit);
        reject(error);
      });
      sent.end(payload);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}

/** A person as `/dev/people` makes them. */
export interface BankPerson {
  readonly user_id: string;
  readonly username: string;
  readonly email: string;
  readonly password: string;
  readonly pin: string;
  readonly access_token: string;
  readonly refresh_token: string;
}

export async function makePeople(
  caller: Caller,
  count: number,
  minor: number,
): Promise<readonly BankPerson[]> {
  const answer = await caller.call({
    method: 'POST',
    path: '/dev/people',
    body: { count, fund: jvd(minor) },
    timeoutMs: PEOPLE_TIMEOUT_MS,
  });
  return parsed(answer) as readonly BankPerson[];
}

export interface Snapshot {
  readonly accounts: readonly {
    readonly id: string;
    readonly owner_id: string | null;
    readonly asset: string;
    readonly purpose: string;
    readonly balance: string;
    readonly held: string;
  }[];
}

export async function readSnapshot(caller: Caller, timeoutMs = TIMEOUT_MS): Promise<Snapshot> {
  return parsed(await caller.call({ method: 'GET', path: '/dev/ledger/snapshot', timeoutMs })) as Snapshot;
}

export interface Proof {
  readonly accounts: readonly { readonly id: string; readonly balance: string; readonly derived: string }[];
  readonly broken: readonly unknown[];
}

export async function readProof(caller: Caller): Promise<Proof> {
  return parsed(
    await caller.call({ method: 'GET', path: '/dev/ledger/proof', timeoutMs: READ_TIMEOUT_MS }),
  ) as Proof;
}

/** A new session with its PIN verified, for when the old ones are of another time. Answers its bearer. */
export async function signInAgain(caller: Caller, { email, password, pin }: BankPerson): Promise<string> {
  const session = await caller.call({
    method: 'POST',
    path: '/auth/v1/token?grant_type=password',
    body: { email, password },
    timeoutMs: READ_TIMEOUT_MS,
  });
  const authorization = `Bearer ${(parsed(session) as { access_token: string }).access_token}`;
  await caller.call({
    method: 'POST',
    path: '/api/v1/identity/pin/verify',
    headers: { authorization },
    body: { pin },
    timeoutMs: READ_TIMEOUT_MS,
  });
  return authorization;
}

/** A transfer as one of its two parties sees it. */
export interface HistoryItem {
  readonly id: string;
  readonly direction: 'in' | 'out';
  /** Of the reader's own side. */
  readonly amount: { readonly value: string; readonly assetCode: string };
  /** Where it arrived in another currency. */
  readonly conversion?: { readonly target: { readonly value: string; readonly assetCode: string } };
  readonly from: { readonly user_id: string };
  readonly to: { readonly user_id: string };
  readonly note: string | null;
}

interface HistoryPage {
  readonly items: readonly HistoryItem[];
  readonly next: string | null;
}

/** All transfers that a person sees. `authorize` gives the bearer anew for each page: long histories outlive a token. */
export async function readHistory(
  caller: Caller,
  authorize: () => Promise<Readonly<Record<string, string>>>,
): Promise<HistoryItem[]> {
  const items: HistoryItem[] = [];
  let after: string | null = null;
  do {
    const place: string = after === null ? '' : `&after=${encodeURIComponent(after)}`;
    const answer = await caller.call({
      method: 'GET',
      path: `/api/v1/wallet/transfers?limit=100${place}`,
      headers: await authorize(),
      timeoutMs: READ_TIMEOUT_MS,
    });
    const page = parsed(answer) as HistoryPage;
    items.push(...page.items);
    after = page.next;
  } while (after !== null);
  return items;
}

export function jvd(minor: number): { value: string; assetCode: string; assetScale: number } {
  return { value: String(minor), assetCode: 'JVD', assetScale: 2 };
}

/** What the answer holds; rejects where it is a "no". */
export function parsed({ status, text }: Answer): unknown {
  if (status >= 300) throw new Error(`${status}: ${text.slice(0, 300)}`);
  return JSON.parse(text);
}

/** The `code` of a problem document; empty where the answer is none. */
export function codeOf({ text }: Answer): string {
  try {
    const { code } = JSON.parse(text) as { code?: unknown };
    return typeof code === 'string' ? code : '';
  } catch {
    return '';
  }
}
