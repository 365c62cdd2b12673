import { glob } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { languages, type Language } from '@egcr/server-kit/http/request-facts';

/** One sentence a person may read, in every language, and where it is kept. */
export interface EveryText {
  /** The folder of the catalogue, from the root of the repository. */
  readonly folder: string;
  readonly key: string;
  readonly in: Readonly<Partial<Record<Language, string>>>;
}

const root = join(import.meta.dirname, '../..');

/** What is not read by people: names for machines beside the sentences. */
const forMachines = new Set(['id', 'direction', 'locale']);

/** Catalogues, legal documents and the white paper. */
const places = [
  '{platform/web,domains/*,apps/*}/**/texts.ts',
  'platform/contract/src/words.ts',
  'domains/*/contract/words.ts',
  'platform/server/src/*/**/texts.ts',
  'domains/legals/contract/texts/*/*.ts',
  `domains/site/contract/whitepaper/{${languages.join(',')}}.ts`,
  'domains/site/contract/whitepaper.ts',
];

/** What stands beside the sentences without holding any. */
const withoutWords = new Set(['index']);

/** Where calls, their refusals and the page for developers are declared. */
const englishPlaces = [
  'platform/contract/src/*.ts',
  'domains/*/contract/**/*.ts',
  'platform/server/src/http/reference-messages.ts',
];

type Words = Map<string, Map<Language, string>>;

/** What is said in English alone: the summaries of calls, the meanings of refusals, and the page for developers; a sentence that several files say, once. */
export async function readEnglishAlone(): Promise<readonly EveryText[]> {
  const found = new Map<string, EveryText>();
  const exclude = ['**/node_modules/**', '**/*.test.ts', '**/texts/**', '**/whitepaper/**'];
  for await (const file of glob(englishPlaces, { cwd: root, exclude })) {
    const exported: Readonly<Record<string, unknown>> = await import(pathToFileURL(join(root, file)).href);
    for (const [name, value] of Object.entries(exported)) {
      if (file.endsWith('reference-messages.ts')) noteEnglish(found, file, name, value);
      else noteMeanings(found, value);
    }
  }
  return [...found.values()];
}

/** Tables of refusals; calls with their summaries and refusals. */
function noteMeanings(found: Map<string, EveryText>, value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  if ('summary' in value && 'path' in value)
    noteEnglish(found, 'summaries of calls', String(value.path), value.summary);
  const kinds = 'refusals' in value && Array.isArray(value.refusals) ? value.refusals : Object.values(value);
  for (const kind of kinds)
    if (isRefusal(kind)) noteEnglish(found, 'meanings of refusals', kind.code, kind.meaning);
}

function isRefusal(value: unknown): value is { readonly code: string; readonly meaning: string } {
  return (
    typeof value === 'object' && value !== null && 'code' in value && 'status' in value && 'meaning' in value
  );
}

function noteEnglish(found: Map<string, EveryText>, folder: string, key: string, value: unknown): void {
  const said: unknown = typeof value === 'function' ? Reflect.apply(value, undefined, [2]) : value;
  if (typeof said === 'string') found.set(`${key} ${said}`, { folder, key, in: { en: said } });
  else if (typeof said === 'object' && said !== null)
    for (const [inner, part] of Object.entries<unknown>({ ...said }))
      noteEnglish(found, folder, `${key}.${inner}`, part);
}

/** Every sentence of browser, server and legal documents, in all languages, sorted by folder and key. */
export async function readEveryText(): Promise<readonly EveryText[]> {
  const folders = new Map<string, Words>();
  for await (const file of glob(places, { cwd: root, exclude: ['**/node_modules/**'] })) {
    if (withoutWords.has(basename(file, '.ts'))) continue;
    const folder = dirname(file);
    const known = folders.get(folder) ?? new Map();
    folders.set(folder, known);
    await readFile(file, known);
  }
  return [...folders]
    .flatMap(([folder, words]) =>
      [...words].map(([key, each]) => ({ folder, key, in: Object.fromEntries(each) })),
    )
    .toSorted((one, other) => `${one.folder} ${one.key}`.localeCompare(`${other.folder} ${other.key}`));
}

async function readFile(file: string, words: Words): Promise<void> {
  const name = basename(file, '.ts');
  const own = languages.find((language) => language === name);
  const exported: Readonly<Record<string, unknown>> = await import(pathToFileURL(join(root, file)).href);
  for (const value of Object.values(exported)) {
    if (own !== undefined) note(words, own, '', value);
    else if (isCatalogue(value))
      for (const language of languages) note(words, language, '', value.peek(language));
    else if (name === 'words') noteRows(words, value);
    else if (typeof value === 'object' && value !== null) noteByLanguage(words, value);
    else if (typeof value === 'function' && file.includes('/server/'))
      for (const language of languages)
        note(words, language, '', Reflect.apply(value, undefined, [language]));
  }
}

function isCatalogue(value: unknown): value is { peek(language: Language): unknown } {
  return typeof value === 'object' && value !== null && 'peek' in value && typeof value.peek === 'function';
}

/** Words that several catalogues say: each with its languages side by side. */
function noteRows(words: Words, value: unknown): void {
  for (const [key, row] of Object.entries<unknown>({ ...(value as object) }))
    for (const language of languages)
      if (typeof row === 'object' && row !== null) note(words, language, key, Reflect.get(row, language));
}

/** A file that holds several languages: `{ de: …, fr: … }`, or those under `texts`. */
function noteByLanguage(words: Words, value: object): void {
  for (const [key, inner] of Object.entries<unknown>({ ...value })) {
    const language = languages.find((each) => each === key);
    if (language !== undefined && typeof inner === 'object') note(words, language, '', inner);
    else if (key === 'texts' && typeof inner === 'object' && inner !== null) noteByLanguage(words, inner);
  }
}

function note(words: Words, language: Language, path: string, value: unknown): void {
  if (typeof value === 'string') {
    const known = words.get(path) ?? new Map<Language, string>();
    words.set(path, known.set(language, value));
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value))
      if (!forMachines.has(key)) note(words, language, path === '' ? key : `${path}.${key}`, inner);
  }
}
