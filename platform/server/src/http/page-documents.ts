import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { keepPages } from './kept-pages.ts';
import type { LivingPage } from './living-pages.ts';
import type { Markup } from './markup.ts';
import type { Language } from './request-facts.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Where the build keeps the documents; the leading dot keeps them from being served as files. */
const FOLDER = '.pages';
/** As small as the build's own, nearly, in a tenth of the time: it is done once, while the first visitor waits. */
const BROTLI_QUALITY = 9;
/** Of pages of the database, which are drawn again and again: the same size within a hundredth, in a tenth of the time. */
const LIVING_BROTLI_QUALITY = 6;
/** Of pages of the database that are kept as they went out, with all their languages and encodings: some thousand compressed ones. */
const LIVING_BYTES_MAX = 16 * 1024 * 1024;

type Files = Readonly<Record<string, string>>;

/** What the build says about its documents (`tools/build/prerender.ts`). */
interface PageIndex {
  readonly pages: Readonly<Record<string, Files>>;
  /** For known addresses that are not drawn ahead of time. */
  readonly shells: Files;
  /** For addresses where nothing is. */
  readonly missing: Files;
  readonly texts: Files;
}

export type Encoding = 'br' | 'gzip' | 'identity';

/** One document as it goes out. */
export interface SentDocument {
  readonly body: Buffer;
  readonly etag: string;
}

interface Wanted {
  readonly path: string;
  readonly language: Language;
  /** Whether there is a page at this path. */
  readonly isKnown: boolean;
  /** Whether the address names the language. */
  readonly isAsked: boolean;
  /** Whether the page may come as it was drawn ahead of time: nothing in the address changes what is on it. */
  readonly isPlain: boolean;
  readonly encoding: Encoding;
  /** For browsers without scripts, where there is nothing: the same for many addresses. */
  readonly instead?: Markup | undefined;
}

interface LivingWanted {
  /** Path and query. */
  readonly address: string;
  readonly language: Language;
  readonly encoding: Encoding;
}

/** An answer of the domain that is no page. */
type OtherThanFound = Exclude<LivingPage, { readonly kind: 'found' }> | undefined;

export interface PageDocuments {
  readonly page: (wanted: Wanted) => Promise<SentDocument>;
  /** A page whose head and text lie in the database: `ask` is asked where what is kept may have changed, and notes which schemas it reads. */
  readonly living: (
    wanted: LivingWanted,
    ask: (reads: Set<string>) => Promise<LivingPage | undefined>,
  ) => Promise<{ readonly document: SentDocument } | { readonly other: OtherThanFound }>;
  /** Files in which the place of this installation stands, such as the map of the site; undefined where there is none of that path. */
  readonly text: (path: string, encoding: Encoding) => Promise<SentDocument | undefined>;
  readonly textPaths: readonly string[];
}

interface DocumentSettings {
  readonly webRoot: string;
  /** Where the product is installed, without a slash at the end. */
  readonly origin: string;
  /** Puts in what every document says about this installation. */
  readonly complete: (document: string) => string;
}

/** The documents of a build, each read, completed and compressed when it is first wanted, and kept. */
export async function openDocuments(settings: DocumentSettings): Promise<PageDocuments> {
  const { webRoot, origin, complete } = settings;
  const index = await readIndex(webRoot);
  const kept = new Map<string, Promise<SentDocument>>();
  const once = (key: string, make: () => Promise<SentDocument>): Promise<SentDocument> => {
    const known = kept.get(key);
    if (known) return known;
    const made = make();
    kept.set(key, made);
    // What could not be read once is tried again.
    made.catch(() => kept.delete(key));
    return made;
  };
  const living = keepPages<SentDocument, OtherThanFound>({ bytesMax: LIVING_BYTES_MAX });
  const read = async (file: string) => readFile(join(webRoot, file), 'utf8');
  const shells = new Map<Language, string>();
  const shellFor = async (language: Language): Promise<string> => {
    const known = shells.get(language);
    if (known !== undefined) return known;
    const shell = index.shells[language];
    const document = complete(await read(shell === undefined ? 'index.html' : join(FOLDER, shell)));
    shells.set(language, document);
    return document;
  };
  return {
    page: ({ path, language, isKnown, isAsked, isPlain, encoding, instead }) => {
      const file = index.pages[path]?.[language] ?? (isKnown ? index.shells : index.missing)[language];
      return once(`${file} ${isAsked} ${isPlain} ${encoding} ${instead?.text ?? ''}`, async () => {
        const drawn = await read(file === undefined ? 'index.html' : join(FOLDER, file));
        const document = withText(complete(isPlain ? drawn : withoutPage(drawn)), instead);
        return toSend(placed(document, origin, isAsked ? `?lang=${language}` : ''), encoding);
      });
    },
    living: ({ address, language, encoding }, ask) =>
      living.page(`${language} ${encoding} ${address}`, async (reads) => {
        const page = await ask(reads);
        if (page?.kind !== 'found') return page;
        const whole = placed(withLiving(await shellFor(language), page.head, page.text), origin, '');
        return { digest: digestOf(whole), finish: () => toSend(whole, encoding, LIVING_BROTLI_QUALITY) };
      }),
    text: async (path, encoding) => {
      const file = index.texts[path];
      if (file === undefined) return undefined;
      return once(`${file} ${encoding}`, async () =>
        toSend(placed(await read(join(FOLDER, file)), origin, ''), encoding),
      );
    },
    textPaths: Object.keys(index.texts),
  };
}

/** A web app built for a test may have no documents but its own. */
async function readIndex(webRoot: string): Promise<PageIndex> {
  const file = join(webRoot, FOLDER, 'index.json');
  if (!existsSync(file)) return { pages: {}, shells: {}, missing: {}, texts: {} };
  return JSON.parse(await readFile(file, 'utf8')) as PageIndex;
}

/** The app's document with another head, and the page's text for browsers without scripts. */
function withLiving(document: string, head: Markup, text: Markup): string {
  const headed = document
    .replace(/<title>[^<]*<\/title>/, '')
    .replace(/<meta name="robots"[^>]*>/, '')
    .replace('</head>', () => `${head.text}</head>`);
  return withText(headed, text);
}

function withText(document: string, text: Markup | undefined): string {
  if (text === undefined) return document;
  return document.replace('<div id="app"', (app) => `<noscript>${text.text}</noscript>${app}`);
}

function digestOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22);
}

/** Only the head stays: the browser draws the page. */
function withoutPage(document: string): string {
  return document
    .replace(/ data-page="[^"]*"[^>]*(?=><!--page-->)/, '')
    .replace(/<!--page-->.*<!--\/page-->/s, '');
}

function placed(document: string, origin: string, query: string): string {
  return document.replaceAll('{{origin}}', () => origin).replaceAll('{{query}}', () => query);
}

async function toSend(document: string, encoding: Encoding, quality = BROTLI_QUALITY): Promise<SentDocument> {
  const body = await compressed(Buffer.from(document), encoding, quality);
  return { body, etag: `"${digestOf(body)}"` };
}

async function compressed(plain: Buffer, encoding: Encoding, quality: number): Promise<Buffer> {
  if (encoding === 'identity') return plain;
  if (encoding === 'gzip') return zip(plain, { level: 9 });
  return brotli(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  });
}
