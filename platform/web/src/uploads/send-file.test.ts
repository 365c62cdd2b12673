import { UPLOAD_PIECE_BYTES_FIRST } from '@egcr/contract/limits';
import type { Upload } from '@egcr/contract/uploads';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { connectCalls } from '../call-connections.ts';
import { CallUnreachable } from '../call-errors.ts';
import { FileUnreadable, sendFile, type Sending } from './send-file.ts';

const ID = '01990000-0000-7000-8000-000000000001';
const OLD_ID = '01990000-0000-7000-8000-000000000002';
const PIECE_MAX = 200_000;
const FIRST = UPLOAD_PIECE_BYTES_FIRST;

/** What the line does with a request: the server hears it, it never arrives, only its answer is lost, or the server refuses it. */
type Line = 'answers' | 'breaks' | 'loses the answer' | { readonly code: string; readonly after_s?: number };

let size_bytes = 1;
let held: Uint8Array[] = [];
let asked: string[];
let waits: number[];
let line: Line[];
let tookMs: number[];
let clock_ms: number;
let isGone: boolean;
let isLookedAt = false;
let isDeaf = false;
let window: EventTarget;
let connection: { onLine: boolean };

const received = () => held.reduce((sum, { length }) => sum + length, 0);
const shown = (id = ID): Upload => ({
  id,
  size_bytes,
  received_bytes: received(),
  piece_bytes_max: PIECE_MAX,
  expires_at: '2026-11-21T00:00:00.000Z',
  file: isLookedAt ? { media_type: 'application/pdf', size_bytes, scan: 'clean' } : null,
});
const problem = (code: string, status: number, after_s?: number) =>
  new Response(JSON.stringify({ type: 'about:blank', title: code, status, code }), {
    status,
    headers: {
      'content-type': 'application/problem+json',
      ...(after_s !== undefined && { 'retry-after': String(after_s) }),
    },
  });

const read = (body: unknown): unknown => JSON.parse(typeof body === 'string' ? body : '{}');

function serve(method: string, path: string, { body, headers }: RequestInit): Response {
  const [, id = ID, start] = /\/uploads\/([^/]+)(?:\/pieces\/(\d+))?/.exec(path) ?? [];
  if (method === 'GET' && isGone && id === OLD_ID) return problem('not_found', 404);
  if (method === 'PUT' && body instanceof Uint8Array) {
    asked.push(`${body.length} from ${start}`);
    clock_ms += tookMs.shift() ?? 2_000;
    if (!isDeaf && Number(start) === received()) held.push(body);
  } else {
    const key = new Headers(headers).get('idempotency-key');
    asked.push(`${method} ${path.replace('/api/v1/uploads', '')}${key === null ? '' : ` ${key}`}`);
    if (path.endsWith('/complete')) isLookedAt = true;
    if (path.endsWith('/uploads')) ({ size_bytes } = read(body) as { size_bytes: number });
  }
  return Response.json(shown(id), { status: method === 'POST' && path.endsWith('/uploads') ? 201 : 200 });
}

beforeEach(() => {
  [held, asked, waits, line, tookMs] = [[], [], [], [], []];
  clock_ms = 0;
  isGone = isLookedAt = isDeaf = false;
  window = new EventTarget();
  connection = { onLine: true };
  vi.stubGlobal('window', window);
  vi.stubGlobal('navigator', connection);
  vi.spyOn(performance, 'now').mockImplementation(() => clock_ms);
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    init.signal?.throwIfAborted();
    if (asked.length > 50) throw new Error('asked without end');
    const how = line.shift() ?? 'answers';
    if (typeof how === 'object') return problem(how.code, how.code === 'overloaded' ? 503 : 429, how.after_s);
    if (how === 'breaks') throw new TypeError('no line');
    const answer = serve(init.method ?? 'GET', address, init);
    if (how === 'loses the answer') throw new TypeError('no answer');
    return answer;
  });
  connectCalls({
    origin: '',
    accessToken: () => 'token',
    wait: (seconds) => {
      waits.push(seconds);
      return Promise.resolve();
    },
  });
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const fileOf = (size: number, name = 'proof.pdf') =>
  new File([Uint8Array.from({ length: size }, (_, at) => at % 251)], name);
const progress: string[] = [];
function send(file: Sending['file'], more: Partial<Sending> = {}) {
  progress.length = 0;
  return sendFile({
    file,
    kind: 'cases.paper',
    key: 'k',
    signal: new AbortController().signal,
    onProgress: ({ upload, isWaiting }) =>
      progress.push(`${upload.received_bytes}${isWaiting ? ' waiting' : ''}`),
    ...more,
  });
}
const failureOf = (run: Promise<unknown>) =>
  run.then(
    () => undefined,
    (failure: unknown) => failure,
  );

describe('a file on its way', () => {
  it('is announced with its size, sent in order to its last byte, and looked at', async () => {
    const file = fileOf(FIRST + 10);
    const upload = await send(file);
    expect(asked).toEqual(['POST  k', `${FIRST} from 0`, `10 from ${FIRST}`, `POST /${ID}/complete`]);
    expect(Buffer.concat(held)).toEqual(Buffer.from(await file.arrayBuffer()));
    expect(upload.file?.scan).toBe('clean');
    expect(progress).toEqual(['0', String(FIRST), String(FIRST + 10)]);
  });

  it('is given up where the server answers and takes nothing', async () => {
    isDeaf = true;
    expect(await failureOf(send(fileOf(FIRST + 10)))).toMatchObject({
      message: 'a piece of the file was not taken',
    });
    expect(asked).toEqual(['POST  k', `${FIRST} from 0`]);
  });

  it('goes in larger pieces over a quick line, up to the limit', async () => {
    tookMs = [999, 999, 0, 0];
    await send(fileOf(FIRST * 3 + PIECE_MAX + 1));
    expect(asked.slice(1, -1)).toEqual([
      `${FIRST} from 0`,
      `${FIRST * 2} from ${FIRST}`,
      `${PIECE_MAX} from ${FIRST * 3}`,
      `1 from ${FIRST * 3 + PIECE_MAX}`,
    ]);
  });

  it('goes in smaller pieces over a slow line, down to eight kilobytes, and in equal ones between', async () => {
    tookMs = [1_000, 8_000, 8_001, 9_000, 9_000, 9_000];
    await send(fileOf(FIRST * 4));
    expect(asked.slice(1, 8).map((piece) => Number(piece.split(' ')[0]))).toEqual([
      FIRST,
      FIRST,
      FIRST,
      FIRST / 2,
      FIRST / 4,
      FIRST / 8,
      8_192,
    ]);
  });

  it('goes on where the server stands after the line broke, and sends nothing twice', async () => {
    line = ['answers', 'breaks', 'breaks', 'answers', 'loses the answer'];
    await send(fileOf(FIRST + 10));
    expect(asked).toEqual([
      'POST  k',
      `GET /${ID}`,
      `${FIRST} from 0`,
      `GET /${ID}`,
      `10 from ${FIRST}`,
      `POST /${ID}/complete`,
    ]);
    expect(waits).toEqual([1, 2, 4]);
    expect(progress.filter((step) => step.endsWith('waiting'))).toEqual([
      '0 waiting',
      '0 waiting',
      '0 waiting',
    ]);
  });

  it('goes on with an upload that was begun before, and begins anew where that is gone', async () => {
    size_bytes = 30;
    held = [new Uint8Array(20)];
    await send(fileOf(30), { begun: OLD_ID });
    expect(asked).toEqual([`GET /${OLD_ID}`, '10 from 20', `POST /${OLD_ID}/complete`]);
    [asked, held] = [[], []];
    [isGone, isLookedAt] = [true, false];
    await send(fileOf(30), { begun: OLD_ID });
    expect(asked).toEqual([`POST  k.${OLD_ID}`, '30 from 0', `POST /${ID}/complete`]);
    line = [{ code: 'file_too_large' }];
    expect(await failureOf(send(fileOf(30), { begun: OLD_ID }))).toMatchObject({ code: 'file_too_large' });
  });

  it('carries the end of a name that is too long, with its ending', async () => {
    let name = '';
    const answer = globalThis.fetch;
    vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
      if (address.endsWith('/uploads')) ({ name } = read(init.body) as { name: string });
      return answer(address, init);
    });
    await send(fileOf(1, `${'long '.repeat(100)}.pdf`));
    expect(name).toMatch(/^[long ]+\.pdf$/);
    expect(name.length).toBeLessThan(300);
  });

  it.each(['rate_limited', 'overloaded'])('waits as long as a busy server asks: %s', async (code) => {
    line = ['answers', { code, after_s: 7 }, { code }];
    await send(fileOf(10));
    expect(waits).toEqual([7, 2]);
  });

  it('is given up after ten tries of a busy server, and at once where it is refused', async () => {
    line = ['answers', ...Array.from({ length: 11 }, () => ({ code: 'overloaded' }))];
    expect(await failureOf(send(fileOf(10)))).toMatchObject({ code: 'overloaded' });
    expect(waits).toEqual([1, 2, 4, 8, 15, 15, 15, 15, 15, 15]);
    waits.length = 0;
    line = ['answers', { code: 'file_type_refused' }];
    expect(await failureOf(send(fileOf(10)))).toMatchObject({ code: 'file_type_refused' });
    expect(waits).toEqual([]);
  });

  it('is given up after ten tries without any answer, though the browser believes it has a line', async () => {
    line = ['answers', ...Array.from({ length: 11 }, () => 'breaks' as const)];
    expect(await failureOf(send(fileOf(10)))).toBeInstanceOf(CallUnreachable);
    expect(waits).toHaveLength(10);
  });

  it('waits without a line until there is one, however long that takes', async () => {
    connection.onLine = false;
    line = ['answers', ...Array.from({ length: 12 }, () => 'breaks' as const)];
    const heard = vi.spyOn(window, 'addEventListener').mockImplementation((_, listener) => {
      if (typeof listener === 'function') listener(new Event('online'));
    });
    await send(fileOf(10));
    expect(heard.mock.calls.map(([kind]) => kind)).toEqual(Array.from({ length: 12 }, () => 'online'));
    expect(waits).toEqual([]);
  });

  it('is sent no further once the person has put it away, also while it waits', async () => {
    const controller = new AbortController();
    connection.onLine = false;
    line = ['answers', 'breaks'];
    const failed = failureOf(
      send(fileOf(10), {
        signal: controller.signal,
        onProgress: ({ isWaiting }) => {
          if (isWaiting) queueMicrotask(() => controller.abort(new Error('put away')));
        },
      }),
    );
    expect(await failed).toBe(controller.signal.reason);
    expect(asked).toEqual(['POST  k']);
  });

  it('that can no longer be read is not sent', async () => {
    const file = fileOf(10);
    vi.spyOn(file, 'slice').mockReturnValue(
      Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new Error('taken out')) }),
    );
    expect(await failureOf(send(file))).toBeInstanceOf(FileUnreadable);
    expect(asked).toEqual(['POST  k']);
  });
});
