import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { noRouteRefusal } from './allowed-methods.ts';
import type { LivingPage } from './living-pages.ts';
import { openDocuments, type Encoding, type PageDocuments, type SentDocument } from './page-documents.ts';
import { withMetas } from './page-metas.ts';
import { problemOf, sendProblem } from './problem-reply.ts';
import { languages, keptLanguage, preferredLanguage, type Language } from './request-facts.ts';

export interface PageOptions {
  /** The built web app; absent where only the API is served. */
  readonly webRoot: string | undefined;
  /** Whether the web app has a screen at this path; elsewhere its not-found page goes out with 404. */
  readonly isKnownAddress: (path: string) => boolean;
  /** What the database holds at a known path; undefined where the page does not depend on it. */
  readonly askLiving?: AskLiving;
  /** Where the product is installed, without a slash at the end. */
  readonly origin: string;
  /** Facts of this installation that every document carries, by the name of their `<meta>`. */
  readonly metas?: Readonly<Record<string, string>> | undefined;
}

type AskLiving = (asked: {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly language: Language;
  readonly reads: Set<string>;
}) => Promise<LivingPage | undefined>;

const MACHINE_PATHS = /^\/(api|auth\/v1|dev|health|\.well-known)(\/|$)/;
/** Parts of an address that change nothing on a page: its language apart, they only say where a visitor came from. */
const NEUTRAL = /^(lang|ref|utm_\w+|gclid|fbclid)$/;
/** The folder of the build's hashed files, some thousand: a route for each would take longer to make than all else that a server does. */
const ASSETS = 'assets';
/** In documents of the build that are not the build's own files. */
const OWN_FILES = ['index.html', 'index.html.br', 'index.html.gz'];
const TEXT_TYPES: Readonly<Record<string, string>> = {
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
};

/** Serves the web app: hashed assets for a year, every known address as a document in the visitor's language, real 404s elsewhere. */
export async function registerPages(
  app: FastifyInstance,
  { webRoot, isKnownAddress, askLiving, origin, metas = {} }: PageOptions,
): Promise<void> {
  if (webRoot === undefined) {
    app.setNotFoundHandler((request, reply) => notFound(request, reply));
    return;
  }
  const documents = await openDocuments({
    webRoot,
    origin,
    complete: (document) => withMetas(document, metas),
  });
  await app.register(fastifyStatic, {
    root: webRoot,
    preCompressed: true,
    index: false,
    wildcard: false,
    globIgnore: [...OWN_FILES, `${ASSETS}/**`, ...documents.textPaths.map((path) => `${path.slice(1)}*`)],
    setHeaders: (reply, path) => {
      reply.header(
        'cache-control',
        path.includes(`/${ASSETS}/`) ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  await serveAssets(app, webRoot);
  for (const path of documents.textPaths)
    app.get(path, async (request, reply) => sendText(request, reply, { documents, path }));
  app.setNotFoundHandler((request, reply) =>
    answerPage(request, reply, { documents, isKnownAddress, askLiving }),
  );
}

/** One route for all of them, which knows their names: what is not among them is at no address. */
async function serveAssets(app: FastifyInstance, webRoot: string): Promise<void> {
  const folder = join(webRoot, ASSETS);
  const names = new Set(existsSync(folder) ? await readdir(folder) : []);
  app.route<{ Params: { file: string } }>({
    method: ['GET', 'HEAD'],
    url: `/${ASSETS}/:file`,
    handler: (request, reply) => {
      const { file } = request.params;
      if (!names.has(file)) return reply.callNotFound();
      return reply.sendFile(`${ASSETS}/${file}`);
    },
  });
}

interface Serving {
  readonly documents: PageDocuments;
  readonly isKnownAddress: (path: string) => boolean;
  readonly askLiving: AskLiving | undefined;
}

async function answerPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { documents, isKnownAddress, askLiving }: Serving,
): Promise<FastifyReply> {
  const path = decodedPath(request.url);
  const isPage =
    (request.method === 'GET' || request.method === 'HEAD') &&
    path !== undefined &&
    !MACHINE_PATHS.test(path);
  const hasExtension = path !== undefined && /\.[a-z0-9]{1,8}$/i.test(path);
  if (!isPage || (hasExtension && !isKnownAddress(path))) return notFound(request, reply);
  const isKnown = isKnownAddress(path);
  const meant = isKnown ? undefined : otherwiseSpelled(path, isKnownAddress);
  if (meant !== undefined)
    return reply
      .header('cache-control', 'no-cache')
      .redirect(`${meant}${/\?.*/s.exec(request.url)?.[0] ?? ''}`, 308);
  const query = new URLSearchParams(request.url.split('?')[1] ?? '');
  const asked = askedLanguage(query.get('lang'));
  const language =
    asked ?? keptLanguage(request.headers.cookie) ?? preferredLanguage(request.headers['accept-language']);
  const encoding = encodingOf(request);
  const type = 'text/html; charset=utf-8';
  const found =
    isKnown && askLiving
      ? await livingOf(documents, askLiving, { path, query: meantQuery(query), language, encoding })
      : { other: undefined };
  if ('document' in found) return send(request, reply, { ...found.document, encoding, type, language });
  const living = found.other;
  if (living?.kind === 'moved')
    return reply.header('cache-control', 'no-cache').redirect(encodeURI(living.to), 301);
  const isThere = isKnown && living === undefined;
  const document = await documents.page({
    path: path.replace(/(?<=.)\/$/, ''),
    language,
    isKnown: isThere,
    isAsked: asked !== undefined,
    isPlain: [...query.keys()].every((name) => NEUTRAL.test(name)),
    encoding,
    instead: living?.instead,
  });
  const status = isThere ? 200 : living?.kind === 'gone' ? 410 : 404;
  return send(request, reply.code(status), { ...document, encoding, type, language });
}

interface LivingAsked {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly language: Language;
  readonly encoding: Encoding;
}

function livingOf(documents: PageDocuments, ask: AskLiving, { encoding, ...asked }: LivingAsked) {
  const address = `${asked.path}?${asked.query.toString()}`;
  return documents.living({ address, language: asked.language, encoding }, (reads) =>
    ask({ ...asked, reads }),
  );
}

/** What changes something on a page: visitors who come from different places get the same one, drawn once. */
function meantQuery(query: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...query].filter(([name]) => name === 'lang' || !NEUTRAL.test(name)));
}

/** The address someone meant who wrote it in capitals or with a slash too many; a path of ours, never another place. */
function otherwiseSpelled(path: string, isKnownAddress: (path: string) => boolean): string | undefined {
  const plain = path
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '');
  return isKnownAddress(plain) ? encodeURI(plain) : undefined;
}

async function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  { documents, path }: { readonly documents: PageDocuments; readonly path: string },
): Promise<FastifyReply> {
  const encoding = encodingOf(request);
  const document = await documents.text(path, encoding);
  if (document === undefined) return notFound(request, reply);
  const type = TEXT_TYPES[path.split('.').at(-1) ?? ''] ?? 'text/plain; charset=utf-8';
  return send(request, reply, { ...document, encoding, type });
}

interface Sending extends SentDocument {
  readonly encoding: Encoding;
  readonly type: string;
  readonly language?: Language;
}

/** Checked anew every time, and sent again only when it changed. */
function send(request: FastifyRequest, reply: FastifyReply, sending: Sending): FastifyReply {
  const { body, etag, encoding, type, language } = sending;
  reply.header('cache-control', 'no-cache').header('etag', etag);
  reply.header(
    'vary',
    language === undefined ? 'accept-encoding' : 'accept-language, cookie, accept-encoding',
  );
  if (language !== undefined) reply.header('content-language', language);
  if (reply.statusCode === 200 && isUnchanged(request.headers['if-none-match'], etag))
    return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.header('content-type', type).send(body);
}

/** Whether the browser has it already; a proxy may have marked the sign as weak. */
function isUnchanged(known: string | undefined, etag: string): boolean {
  return (known ?? '').split(',').some((each) => ['*', etag].includes(each.trim().replace(/^W\//, '')));
}

function notFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendProblem(request, reply, problemOf(noRouteRefusal(request)));
}

/** The language an address names, if it is one of ours; `pt-BR` means `pt`. */
function askedLanguage(given: string | null): Language | undefined {
  const base = given?.toLowerCase().split('-')[0];
  return languages.find((language) => language === base);
}

/** The smallest form the browser takes. */
function encodingOf(request: FastifyRequest): Encoding {
  const taken = (request.headers['accept-encoding'] ?? '')
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim());
  return (['br', 'gzip'] as const).find((encoding) => taken.includes(encoding)) ?? 'identity';
}

function decodedPath(url: string): string | undefined {
  try {
    return decodeURI(url.split('?', 1)[0] ?? '/');
  } catch {
    return undefined;
  }
}
