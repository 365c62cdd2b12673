import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { platformRefusals } from '@egcr/contract/refusals';

import { Refusal } from '../refusal.ts';
import { withMetas } from './page-metas.ts';
import { problemOf, sendProblem } from './problem-reply.ts';

export interface PageOptions {
  /** The built web app; absent where only the API is served. */
  readonly webRoot: string | undefined;
  /** Whether the web app has a screen at this path; elsewhere its not-found page goes out with 404. */
  readonly isKnownAddress: (path: string) => boolean;
  /** Facts of this installation that every document carries, by the name of their `<meta>`. */
  readonly metas?: Readonly<Record<string, string>> | undefined;
}

const MACHINE_PATHS = /^\/(api|auth\/v1|dev|health|\.well-known)(\/|$)/;

/** Serves the web app: hashed assets for a year, every known address as the app's one document, real 404s elsewhere. */
export async function registerPages(
  app: FastifyInstance,
  { webRoot, isKnownAddress, metas = {} }: PageOptions,
): Promise<void> {
  const document =
    webRoot === undefined ? undefined : withMetas(await readFile(join(webRoot, 'index.html'), 'utf8'), metas);
  if (webRoot !== undefined) {
    await app.register(fastifyStatic, {
      root: webRoot,
      preCompressed: true,
      index: false,
      wildcard: false,
      setHeaders: (reply, path) => {
        reply.header(
          'cache-control',
          path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
        );
      },
    });
  }
  app.setNotFoundHandler((request, reply) => answerPage(request, reply, { document, isKnownAddress }));
}

function answerPage(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    document,
    isKnownAddress,
  }: { readonly document: string | undefined; readonly isKnownAddress: (path: string) => boolean },
): FastifyReply {
  const path = decodedPath(request.url);
  const isPage =
    (request.method === 'GET' || request.method === 'HEAD') &&
    path !== undefined &&
    !MACHINE_PATHS.test(path);
  const hasExtension = path !== undefined && /\.[a-z0-9]{1,8}$/i.test(path);
  if (!isPage || document === undefined || (hasExtension && !isKnownAddress(path))) {
    return sendProblem(request, reply, problemOf(new Refusal(platformRefusals.not_found)));
  }
  return reply
    .code(isKnownAddress(path) ? 200 : 404)
    .header('cache-control', 'no-cache')
    .header('content-type', 'text/html; charset=utf-8')
    .send(document);
}

function decodedPath(url: string): string | undefined {
  try {
    return decodeURI(url.split('?', 1)[0] ?? '/');
  } catch {
    return undefined;
  }
}
