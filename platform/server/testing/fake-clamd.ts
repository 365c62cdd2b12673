import { createServer, type AddressInfo, type Socket } from 'node:net';

/** What EICAR's harmless test file contains; every scanner finds it. In two parts, so that no scanner finds it here. */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-', 'STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

export interface FakeClamd {
  readonly url: string;
  /** What it was given to scan, whole, in order. */
  readonly scanned: readonly Buffer[];
  /** `busy`: takes everything and never answers. `limit`: says that the stream is too large. */
  mood: 'well' | 'busy' | 'limit';
  close(): Promise<void>;
}

/** A virus scanner on this machine that speaks clamd's protocol as far as we use it, and finds EICAR's test file. */
export async function startFakeClamd(path?: string): Promise<FakeClamd> {
  const scanned: Buffer[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
    let heard = Buffer.alloc(0);
    socket.on('data', (more: Buffer) => {
      heard = Buffer.concat([heard, more]);
      const answer = answerTo(heard, clamd.mood, scanned);
      if (answer !== undefined) socket.end(`${answer}\0`);
    });
  });
  await new Promise<void>((resolve) => {
    if (path === undefined) server.listen(0, '127.0.0.1', resolve);
    else server.listen(path, resolve);
  });
  const url =
    path === undefined ? `tcp://127.0.0.1:${(server.address() as AddressInfo).port}` : `unix://${path}`;
  const clamd: FakeClamd = {
    url,
    scanned,
    mood: 'well',
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return clamd;
}

const PING = 'zPING\0';
const INSTREAM = 'zINSTREAM\0';

function answerTo(heard: Buffer, mood: FakeClamd['mood'], scanned: Buffer[]): string | undefined {
  const said = heard.toString('latin1');
  if (mood === 'busy') return undefined;
  if (said === PING) return 'PONG';
  if (!said.startsWith(INSTREAM)) return said.includes('\0') ? 'UNKNOWN COMMAND' : undefined;
  if (mood === 'limit') return 'INSTREAM size limit exceeded. ERROR';
  const content = wholeOf(heard.subarray(INSTREAM.length));
  if (content === undefined) return undefined;
  scanned.push(content);
  return content.includes(eicar) ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK';
}

/** The chunks of a stream that has ended with an empty one; undefined where more is to come. */
function wholeOf(stream: Buffer): Buffer | undefined {
  const chunks: Buffer[] = [];
  for (let at = 0; at + 4 <= stream.length;) {
    const length = stream.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(stream.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}
