/** A network that misbehaves when told: cuts, swallows or delays what goes through it. */
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface Proxy {
  readonly port: number;
  /** Resets every open connection. */
  cut(): void;
  /** Open connections stay open and nothing more comes through, in either direction; new ones work. */
  swallow(): void;
  /** Everything takes this much longer; 0 ends it. */
  delay(ms: number): void;
  /** Ends what was swallowed, and every delay. */
  heal(): void;
  close(): Promise<void>;
}

interface Pair {
  readonly client: Socket;
  readonly server: Socket;
  isSwallowed: boolean;
}

/** Listens on a free loopback port and passes everything on to the target. */
export async function startProxy(
  target: () => { readonly host: string; readonly port: number },
): Promise<Proxy> {
  const pairs = new Set<Pair>();
  let delayMs = 0;
  const pass = (pair: Pair, to: Socket) => (chunk: Buffer) => {
    const write = () => void (pair.isSwallowed || to.destroyed || to.write(chunk));
    if (delayMs === 0) write();
    else setTimeout(write, delayMs);
  };
  const listener = createServer({ noDelay: true }, (client) => {
    const server = connect({ ...target(), noDelay: true });
    const pair: Pair = { client, server, isSwallowed: false };
    pairs.add(pair);
    client.on('data', pass(pair, server));
    server.on('data', pass(pair, client));
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      one.on('error', () => undefined);
      one.on('close', () => {
        pairs.delete(pair);
        if (!pair.isSwallowed) other.destroySoon();
      });
    }
  });
  await new Promise<void>((resolve) => {
    listener.listen(0, '127.0.0.1', resolve);
  });
  const endPairs = (list: Iterable<Pair>) => {
    for (const { client, server } of list) {
      client.resetAndDestroy();
      server.resetAndDestroy();
    }
  };
  const swallowed = new Set<Pair>();
  return {
    port: (listener.address() as AddressInfo).port,
    cut: () => endPairs([...pairs]),
    swallow: () => {
      for (const pair of pairs) {
        pair.isSwallowed = true;
        swallowed.add(pair);
      }
    },
    delay: (ms) => (delayMs = ms),
    heal: () => {
      delayMs = 0;
      endPairs([...swallowed]);
      swallowed.clear();
    },
    close: async () => {
      endPairs([...pairs]);
      await new Promise((resolve) => {
        listener.close(resolve);
      });
    },
  };
}
