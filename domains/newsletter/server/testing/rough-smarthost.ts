import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';

import { SMTPServer } from 'smtp-server';

/** How a mail server may fail an address once, by the number in it: `p7@`. */
const failures = ['none', 'busy', 'late', 'torn', 'silent', 'none'] as const;
type Failure = (typeof failures)[number];

const numberOf = (address: string) => Number(/^p(\d+)@/.exec(address)?.[1] ?? 0);
const refuse = (responseCode: number) => Object.assign(new Error('no'), { responseCode });

/** Of these addresses a mail server says that they do not exist. */
export const isGone = (address: string): boolean => numberOf(address) % 20 === 19;

interface Received {
  readonly to: string;
  readonly messageId: string;
}

/**
 * A mail server that refuses everything until it is opened. Then it fails most addresses once: it refuses before or after it took the mail, closes
 * the line in the middle, or takes the mail and says nothing.
 */
export async function roughSmarthost() {
  let isOpen = false;
  const received: Received[] = [];
  const tried = new Set<string>();
  const failureOf = (address: string): Failure => {
    if (tried.has(address)) return 'none';
    tried.add(address);
    return failures[numberOf(address) % failures.length] ?? 'none';
  };
  const sockets = new Map<string, Socket>();
  const now = new Map<string, Failure>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'PIPELINING'],
    onRcptTo: ({ address }, _session, callback) => {
      if (!isOpen) return callback(refuse(451));
      if (isGone(address)) return callback(refuse(550));
      const failure = failureOf(address);
      now.set(address, failure);
      return callback(failure === 'busy' ? refuse(451) : null);
    },
    onData: (stream, { id, envelope }, callback) => {
      void text(stream).then((message) => {
        const to = envelope.rcptTo[0]?.address ?? '';
        received.push({ to, messageId: /^message-id: (.*)$/im.exec(message)?.[1]?.trim() ?? '' });
        const failure = now.get(to);
        if (failure === 'torn') sockets.get(id)?.destroy();
        else if (failure === 'silent') setTimeout(() => sockets.get(id)?.destroy(), 50);
        else callback(failure === 'late' ? refuse(451) : null);
      });
    },
  });
  server.on('error', () => undefined);
  const open: Socket[] = [];
  server.server.on('connection', (socket: Socket) => {
    open.push(socket);
    socket.on('error', () => undefined);
  });
  server.onConnect = ({ id, remotePort }, callback) => {
    const socket = open.find((each) => each.remotePort === remotePort);
    if (socket) sockets.set(id, socket);
    callback();
  };
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    received,
    open: () => {
      isOpen = true;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(resolve);
      }),
  };
}
