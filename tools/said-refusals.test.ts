import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';

import type { Endpoint } from '@egcr/contract/endpoint';
import { fileRefusals } from '@egcr/contract/files';
import { platformRefusals } from '@egcr/contract/refusals';
import { beforeAll, expect, test } from 'vitest';

import { repositoryRoot } from './tidy/source-file.ts';

const COMMON = new Set([...Object.keys(platformRefusals), ...Object.keys(fileRefusals)]);

interface Source {
  readonly path: string;
  readonly text: string;
}

/** Calls by the name of their constant. */
const calls = new Map<string, Endpoint>();
const pages: Source[] = [];

beforeAll(async () => {
  for await (const path of glob('domains/*/contract/**/*.ts', { cwd: repositoryRoot })) {
    if (path.includes('.test.')) continue;
    const module = (await import(join(repositoryRoot, path))) as Readonly<Record<string, unknown>>;
    for (const [name, value] of Object.entries(module)) if (isEndpoint(value)) calls.set(name, value);
  }
  for await (const path of glob('{domains/*/web,apps/web}/**/*.{ts,tsx}', {
    cwd: repositoryRoot,
    exclude: (name) => name === 'node_modules' || name === 'dist',
  })) {
    if (path.includes('.test.') || path.endsWith('texts.ts')) continue;
    pages.push({ path, text: readFileSync(join(repositoryRoot, path), 'utf8') });
  }
});

/** Codes of the call that a person may meet and that the platform has no sentence for. */
function ownCodes({ refusals }: Endpoint): string[] {
  return refusals
    .filter(({ code, reader }) => reader === 'person' && !COMMON.has(code))
    .map(({ code }) => code);
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'refusals' in value && 'path' in value;
}

/** The calls that a page names in `sentences(…)`; lists of them have names that end in `CallsOfPages`. */
function saidIn({ text }: Source): string[] {
  const lists = [
    ...text.matchAll(/\bsentences\(\s*(\[[^\]]*\]|\w+Call)/g),
    ...text.matchAll(/\b\w+CallsOfPages = (\[[^\]]*\])/g),
  ];
  return lists.flatMap(([, list = '']) => [...list.matchAll(/\w+Call\b/g)].map(([name]) => name));
}

/** Calls that a page names anywhere, with refusals that no page says. */
function unsaid(of: readonly Source[], known: ReadonlyMap<string, Endpoint>): string[] {
  const said = new Set(of.flatMap(saidIn));
  return of.flatMap(({ path, text }) =>
    [...new Set(text.match(/\b\w+Call\b/g))].flatMap((name) => {
      const call = known.get(name);
      const codes = call === undefined || said.has(name) ? [] : ownCodes(call);
      return codes.length === 0 ? [] : [`${path}: ${name} may be refused with ${codes.join(', ')}`];
    }),
  );
}

test('a call that a page makes has a sentence for each of its refusals', () => {
  expect(pages.flatMap(saidIn).length).toBeGreaterThan(40);
  expect(unsaid(pages, calls)).toEqual([]);
});

test('a page that makes a call and says nothing of its refusals is found', () => {
  const page = { path: 'a.tsx', text: 'await call(isNew ? createPotCall : changePotCall, { body });' };
  const saying = {
    path: 'b.tsx',
    text: 'useSentences(sentences([changePotCall], { invalid_amount: t(`a`) }))',
  };
  expect(unsaid([page, saying], calls)).toEqual([
    'a.tsx: createPotCall may be refused with invalid_amount, unknown_currency, pot_limit_reached',
  ]);
});

test('each code of a domain that a person may meet is said on some page, or carried out by a proposal', () => {
  const text = pages.map((page) => page.text).join('\n');
  const codes = new Set([...calls.values()].flatMap(ownCodes));
  expect([...codes].filter((code) => !new RegExp(`\\b${code}\\b`).test(text))).toEqual([]);
});
