import { readFileSync } from 'node:fs';

import type { FastifyInstance, FastifyReply } from 'fastify';

const STYLESHEETS = ['./server-pages.css', './server-page-parts.css'].map(
  (file) => new URL(file, import.meta.url),
);

/** Serves the stylesheet of the server's own pages at an address. */
export function registerStylesheet(app: FastifyInstance, path: string): void {
  const css = STYLESHEETS.map((file) => readFileSync(file, 'utf8')).join('\n');
  app.get(path, (_request, reply) =>
    reply.header('content-type', 'text/css; charset=utf-8').header('cache-control', 'no-cache').send(css),
  );
}

export function sendPage(reply: FastifyReply, text: string): FastifyReply {
  return reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(text);
}
