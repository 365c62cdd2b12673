/** Sends a file in pieces, over a line that may break: each piece is asked for again, from where the server stands. */
import { FILE_NAME_MAX_LENGTH } from '@egcr/contract/files';
import { UPLOAD_PIECE_BYTES_FIRST } from '@egcr/contract/limits';
import {
  beginUploadCall,
  completeUploadCall,
  putPieceCall,
  readUploadCall,
  type Upload,
} from '@egcr/contract/uploads';

import { call, CallRefusal, CallUnreachable, isRefusal } from '../call.ts';
import { callConnections } from '../call-connections.ts';

/** The browser can no longer read the file: it was moved, changed, or lies on something that was taken out. */
export class FileUnreadable extends Error {
  constructor(cause: unknown) {
    super('the file cannot be read any more', { cause });
    this.name = 'FileUnreadable';
  }
}

export interface Sending {
  readonly file: Blob & { readonly name: string };
  readonly kind: string;
  /** Repeats of the beginning are one upload. */
  readonly key: string;
  /** An upload of this file that was begun before, where there is one: it goes on. */
  readonly begun?: string | undefined;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: { readonly upload: Upload; readonly isWaiting: boolean }) => void;
}

/** A piece that takes less long is followed by a larger one, up to the limit; one that took longer, by a smaller one. */
const PIECE_QUICK_MS = 1_000;
const PIECE_SLOW_MS = 8_000;
const PIECE_BYTES_MIN = 8_192;
const WAITS_S = [1, 2, 4, 8, 15] as const;
/** So often in a row without any answer, though the browser believes it is connected. */
const TRIES_MAX = 10;

/** Sends the whole file and has it looked at. Goes on automatically after the line broke; throws what cannot be mended by waiting. */
export async function sendFile(sending: Sending): Promise<Upload> {
  let upload = await patiently(sending, undefined, (options) => findOrBegin(sending, options));
  let size = UPLOAD_PIECE_BYTES_FIRST;
  while (upload.received_bytes < upload.size_bytes) {
    sending.onProgress({ upload, isWaiting: false });
    const since = performance.now();
    const before: Upload = upload;
    upload = await patiently(sending, before, (options, isAgain) =>
      putPiece(sending, before, { size, options, isAgain }),
    );
    if (upload.received_bytes <= before.received_bytes) throw new Error('a piece of the file was not taken');
    const took_ms = performance.now() - since;
    if (took_ms < PIECE_QUICK_MS) size = Math.min(size * 2, upload.piece_bytes_max);
    else if (took_ms > PIECE_SLOW_MS) size = Math.max(Math.ceil(size / 2), PIECE_BYTES_MIN);
  }
  sending.onProgress({ upload, isWaiting: false });
  const { id } = upload;
  return patiently(sending, upload, (options) => call(completeUploadCall, { params: { id } }, options));
}

interface Options {
  readonly signal: AbortSignal;
}

/** The beginning's answer is kept as it was: how far an upload has got is asked for. One that is gone begins anew. */
async function findOrBegin({ file, kind, key, begun }: Sending, options: Options): Promise<Upload> {
  const body = { kind, name: file.name.slice(-FILE_NAME_MAX_LENGTH), size_bytes: file.size };
  if (begun === undefined) return call(beginUploadCall, { body }, { ...options, idempotencyKey: key });
  try {
    return await call(readUploadCall, { params: { id: begun } }, options);
  } catch (failure) {
    if (!isRefusal(failure, 'not_found')) throw failure;
    return call(beginUploadCall, { body }, { ...options, idempotencyKey: `${key}.${begun}` });
  }
}

interface PieceOrder {
  readonly size: number;
  readonly options: Options;
  readonly isAgain: boolean;
}

/** After a lost answer it is asked first what has arrived. */
async function putPiece(
  { file }: Sending,
  upload: Upload,
  { size, options, isAgain }: PieceOrder,
): Promise<Upload> {
  const { id } = upload;
  const now = isAgain ? await call(readUploadCall, { params: { id } }, options) : upload;
  if (now.received_bytes > upload.received_bytes || now.file) return now;
  const start = now.received_bytes;
  const body = await bytesOf(file.slice(start, start + size));
  return call(putPieceCall, { params: { id, start }, body }, options);
}

async function bytesOf(piece: Blob): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await piece.arrayBuffer());
  } catch (failure) {
    throw new FileUnreadable(failure);
  }
}

/** Asks again for what waiting can mend: no answer, or a server that is busy. */
async function patiently(
  { signal, onProgress }: Sending,
  upload: Upload | undefined,
  ask: (options: Options, isAgain: boolean) => Promise<Upload>,
): Promise<Upload> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await ask({ signal }, tries > 0);
    } catch (failure) {
      const wait_s = waitFor(failure, tries);
      if (wait_s === undefined || signal.aborted) throw failure;
      if (upload) onProgress({ upload, isWaiting: true });
      await Promise.race([pause(wait_s), aborted(signal)]);
      signal.throwIfAborted();
      if (upload) onProgress({ upload, isWaiting: false });
    }
  }
}

function waitFor(failure: unknown, tries: number): number | undefined {
  const next = WAITS_S[Math.min(tries, WAITS_S.length - 1)];
  if (failure instanceof CallUnreachable) return tries >= TRIES_MAX && navigator.onLine ? undefined : next;
  const isBusy = failure instanceof CallRefusal && ['rate_limited', 'overloaded'].includes(failure.code);
  return isBusy && tries < TRIES_MAX ? (failure.retryAfter_s ?? next) : undefined;
}

/** Without a connection, until there is one; else for some seconds. */
async function pause(seconds: number): Promise<void> {
  if (navigator.onLine) return callConnections().wait(seconds);
  return new Promise((resolve) => {
    window.addEventListener('online', () => resolve(), { once: true });
  });
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
