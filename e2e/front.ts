import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';

/** A proxy before the product, as an operator has one: it can play a newer release, lose files, and throw the kill switch. */
export interface Front {
  readonly url: string;
  /** From now on that path answers what the product answers, changed so; `undefined` is a 404. */
  readonly change: (path: string, change: (body: string) => string | undefined) => void;
  /** From now on that path answers what the product answers at another. */
  readonly replace: (path: string, by: string) => void;
  /** From now on nobody gets through, until `mend`. */
  readonly cut: () => void;
  readonly mend: () => void;
  readonly close: () => Promise<void>;
}

export async function startFront(product: string): Promise<Front> {
  const changes = new Map<string, (body: string) => string | undefined>();
  const replaced = new Map<string, string>();
  let isCut = false;
  const server = createServer((incoming, outgoing) => {
    if (isCut) {
      incoming.socket.destroy();
      return;
    }
    const asked = incoming.url ?? '/';
    const path = replaced.get(asked) ?? asked;
    const change = changes.get(path);
    if (change) void answerChanged(new URL(path, product), { incoming, outgoing, change });
    else pass(new URL(path, product), incoming, outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const place = server.address();
  if (typeof place !== 'object' || place === null) throw new Error('the proxy has no port');
  return {
    url: `http://localhost:${place.port}`,
    change: (path, change) => void changes.set(path, change),
    replace: (path, by) => void replaced.set(path, by),
    cut: () => {
      isCut = true;
      server.closeAllConnections();
    },
    mend: () => {
      isCut = false;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function pass(target: URL, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { method = 'GET', headers } = incoming;
  const onward = ask(target, { method, headers: { ...headers, host: target.host } }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  onward.on('error', () => outgoing.destroy());
  incoming.pipe(onward);
}

interface Changing {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
  readonly change: (body: string) => string | undefined;
}

async function answerChanged(target: URL, { incoming, outgoing, change }: Changing): Promise<void> {
  incoming.resume();
  const answer = await fetch(target);
  const body = change(await answer.text());
  const headers = [...answer.headers].filter(
    ([name]) =>
      !/^(content-(encoding|length)|transfer-encoding|connection|keep-alive|etag|last-modified|cache-control)$/.test(
        name,
      ),
  );
  outgoing.writeHead(body === undefined ? 404 : 200, {
    ...Object.fromEntries(headers),
    'cache-control': 'no-store',
  });
  outgoing.end(body ?? '');
}
