import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

import { QUICK, THOROUGH } from './precompress.ts';

interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
}

export type Manifest = Readonly<Record<string, Chunk>>;

export interface BudgetLine {
  readonly text: string;
  readonly isKept: boolean;
}

interface Budget {
  readonly name: string;
  readonly limitKib: number;
  /** Modules, or files of several modules by their name, that this page loads lazily, beside the entry: each must be found in the manifest, so that a renamed file cannot shrink a page. */
  readonly needs: readonly RegExp[];
}

const KIB = 1024;
const HTML_LIMIT_KIB = 20;
/** Pages that come out largest when compressed quickly: the largest of all is among them, since the two ways differ by some per cent. */
const CANDIDATES = 20;

/** What every page needs on which people act; `open` is what domains declare for everyone. */
const ACTING = [/^src\/connect-session\.ts$/, /^src\/rich-frame\.tsx$/, /^src\/registry\.ts$/, /^open$/];

const budgets: readonly Budget[] = [
  { name: 'JavaScript of /', limitKib: 84, needs: [/domains\/site\/web\/landing\/landing\.tsx$/] },
  {
    // Without the identity client: it is fetched when the person first sends something.
    name: 'JavaScript of /auth',
    limitKib: 140,
    needs: [/domains\/identity\/web\/auth\/auth-screen\.tsx$/, ...ACTING],
  },
  {
    // The list and a post, without what people need to act; what writes posts is never among it.
    name: 'JavaScript of /blog',
    limitKib: 95,
    needs: [/domains\/blog\/web\/list\/blog-screen\.tsx$/, /domains\/blog\/web\/post\/post-screen\.tsx$/],
  },
  {
    // What a customer reads before they sign in to pay: no script of a rail, and in each language as much.
    name: 'JavaScript of /pay and /checkout',
    limitKib: 120,
    needs: [
      /domains\/checkout\/web\/pay\/pay-screen\.tsx$/,
      /domains\/checkout\/web\/pay\/checkout-screen\.tsx$/,
    ],
  },
  {
    // Each domain declares its pages, places and notices there: with three more it grew by half a KiB, and names of chunks change it by some bytes.
    name: 'JavaScript of the signed-in shell',
    limitKib: 166,
    needs: [
      /domains\/site\/web\/app-frame\/app-frame\.tsx$/,
      /domains\/site\/web\/dashboard\/dashboard\.tsx$/,
      /^src\/guard-entry\.ts$/,
      /^src\/signed-in-frame\.tsx$/,
      /^signed-in$/,
      /@supabase\/auth-js\//,
      ...ACTING,
    ],
  },
];

/** Measures a build against its budgets: brotli bytes of the entry, of what a page loads lazily, and of all they import. */
export function checkBudgets(dist: string, pages: readonly Budget[] = budgets): BudgetLine[] {
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  const scripts = pages.map(({ name, limitKib, needs }) => {
    const missing = needs.filter((need) => !Object.entries(manifest).some((entry) => isMeant(need, entry)));
    if (missing.length > 0)
      return { text: `${name}: nothing in the build matches ${missing.join(', ')}`, isKept: false };
    return line(name, sum(dist, filesOf(manifest, needs)), limitKib);
  });
  return [...scripts, largestPage(dist)];
}

function isMeant(need: RegExp, [key, { name }]: readonly [string, Chunk]): boolean {
  return need.test(key) || (key.startsWith('_') && name !== undefined && need.test(name));
}

/** The script files that a page needs, each once: entries and matching lazy modules with everything they import statically. */
export function filesOf(manifest: Manifest, needs: readonly RegExp[]): string[] {
  const seen = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined || seen.has(key)) return;
    seen.add(key);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const [key, chunk] of Object.entries(manifest)) {
    if (chunk.isEntry === true || needs.some((need) => isMeant(need, [key, chunk]))) visit(key);
  }
  const files = [...seen].flatMap((key) => manifest[key]?.file ?? []);
  return [...new Set(files)].filter((file) => file.endsWith('.js'));
}

/** The largest of all pages in all languages as it is sent; the app's own document where none is drawn ahead of time. */
function largestPage(dist: string): BudgetLine {
  const folder = join(dist, '.pages');
  const drawn = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.html')) : [];
  const sized = (names: readonly string[], quality: number) =>
    names
      .map((name) => ({ name, bytes: compressed(readFileSync(join(folder, name)), quality) }))
      .toSorted((one, other) => other.bytes - one.bytes);
  const candidates = sized(drawn, QUICK.brotli).slice(0, CANDIDATES);
  const [largest] = sized(
    candidates.map(({ name }) => name),
    THOROUGH.brotli,
  );
  if (largest) return line(largest.name, largest.bytes, HTML_LIMIT_KIB);
  return line('index.html', compressedBytes(dist, 'index.html'), HTML_LIMIT_KIB);
}

function compressed(content: Buffer, quality: number): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
}

function sum(dist: string, files: readonly string[]): number {
  return files.reduce((bytes, file) => bytes + compressedBytes(dist, file), 0);
}

function compressedBytes(dist: string, file: string): number {
  const compressed = join(dist, `${file}.br`);
  return statSync(existsSync(compressed) ? compressed : join(dist, file)).size;
}

function line(name: string, bytes: number, limitKib: number): BudgetLine {
  const isKept = bytes <= limitKib * KIB;
  return {
    text: `${name}: ${(bytes / KIB).toFixed(1)} KiB of ${limitKib} KiB brotli${isKept ? '' : ': TOO LARGE'}`,
    isKept,
  };
}
