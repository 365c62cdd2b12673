import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface GatewayCall {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface FakeSmsGateway {
  readonly url: string;
  /** What it took in, in order; refused calls are not among them. */
  readonly taken: readonly GatewayCall[];
  close(): Promise<void>;
}

/**
 * A telephone carrier's HTTP gateway on this machine. Numbers tell it how to fail: those ending in 0000 find the carrier down (503),
 * in 0001 are no valid number (400), in 0002 get no answer at all.
 */
export async function startFakeSmsGateway(): Promise<FakeSmsGateway> {
  const taken: GatewayCall[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const number = /(?:%2B|\+)\d*(\d{4})/.exec(body)?.[1];
      if (number === '0002') return response.destroy();
      if (number === '0000') return response.writeHead(503).end();
      if (number === '0001') return response.writeHead(400).end('{"message": "not a valid number"}');
      taken.push({ path: request.url ?? '', headers: request.headers, body });
      return response.writeHead(201, { 'content-type': 'application/json' }).end('{"status": "queued"}');
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    taken,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
