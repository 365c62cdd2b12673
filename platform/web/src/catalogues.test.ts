import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { describe, expect, it } from 'vitest';

import { formatLocale, languages, type Language } from './languages.ts';
import { inLanguage, readBranches, type Catalogue } from './messages.ts';

type Texts = Readonly<Record<string, string>>;

const root = join(import.meta.dirname, '../../..');
const catalogues: (readonly [place: string, Catalogue<Texts>])[] = [];
for await (const file of glob('{platform/web,domains/*/web,apps/web}/**/texts.ts', {
  cwd: root,
  exclude: ['**/node_modules/**'],
})) {
  const exported: Readonly<Record<string, unknown>> = await import(pathToFileURL(join(root, file)).href);
  for (const [name, value] of Object.entries(exported))
    if (isCatalogue(value)) catalogues.push([`${file} ${name}`, value]);
}

function isCatalogue(value: unknown): value is Catalogue<Texts> {
  return typeof value === 'object' && value !== null && 'english' in value && 'peek' in value;
}

/** What a message asks for, sorted: names, plurals and marked parts. */
function shapeOf(message: string): string {
  const parts = [...message.matchAll(/<(\w+)>/g)].map(([, name]) => `part:${name}`);
  return [...new Set([...placeholders(message), ...parts])].sort().join(' ');
}

/** Walks the message as the writer does. */
function placeholders(message: string): string[] {
  const names: string[] = [];
  for (let at = message.indexOf('{'); at !== -1; at = message.indexOf('{', at + 1)) {
    const plural = /^\{(\w+), plural,/.exec(message.slice(at));
    const word = /^\{(\w+)\}/.exec(message.slice(at));
    if (plural?.[1] !== undefined) {
      const end = closing(message, at);
      names.push(`number:${plural[1]}`);
      for (const branch of readBranches(message.slice(at + plural[0].length, end)).values())
        names.push(...placeholders(branch));
      at = end;
    } else if (word?.[1] !== undefined) names.push(`word:${word[1]}`);
    else names.push(`broken:${message.slice(at, at + 12)}`);
  }
  return names;
}

function closing(message: string, from: number): number {
  let depth = 0;
  for (let at = from; at < message.length; at += 1) {
    depth += message[at] === '{' ? 1 : message[at] === '}' ? -1 : 0;
    if (depth === 0) return at;
  }
  return message.length;
}

/** The categories of every plural in the message that the language has and the message lacks. */
function missingPlurals(message: string, language: Language): string[] {
  const categories = new Intl.PluralRules(formatLocale(language, [])).resolvedOptions().pluralCategories;
  return [...message.matchAll(/\{(\w+), plural,/g)].flatMap((found) => {
    const end = closing(message, found.index);
    const branches = readBranches(message.slice(found.index + found[0].length, end));
    return categories
      .filter((category) => !branches.has(category))
      .map((category) => `${found[1]} ${category}`);
  });
}

describe('the catalogues', () => {
  it('are found', () => {
    expect(catalogues.length).toBeGreaterThan(50);
  });

  it.each(catalogues)(
    '%s speaks all ten languages with the same keys and placeholders [SHELL-02]',
    (_, known) => {
      const english = inLanguage(known, 'en');
      for (const language of languages) {
        const texts = inLanguage(known, language);
        expect([language, ...Object.keys(texts).sort()]).toEqual([language, ...Object.keys(english).sort()]);
        for (const [key, message] of Object.entries(texts)) {
          expect(`${language} ${key} ${shapeOf(message)}`).toBe(
            `${language} ${key} ${shapeOf(english[key] ?? '')}`,
          );
          expect(`${language} ${key}: ${message.trim()}`).not.toBe(`${language} ${key}: `);
          expect(missingPlurals(message, language).map((each) => `${language} ${key}: ${each}`)).toEqual([]);
        }
      }
    },
  );

  it.each(catalogues)(
    '%s is translated: no other language repeats its English sentences [SHELL-02]',
    (_, known) => {
      const english = inLanguage(known, 'en');
      const sentences = Object.entries(english).filter(([, message]) => words(message).length > 4);
      for (const language of languages.filter((each) => each !== 'en')) {
        const texts = inLanguage(known, language);
        const same = sentences.filter(([key, message]) => texts[key] === message);
        expect(same.map(([key]) => `${language} ${key}`)).toEqual([]);
      }
    },
  );

  it('would notice a lost placeholder and a lost plural', () => {
    expect(shapeOf('a {b} {n, plural, one {# {c}} other {#}} <d>e</d>')).toBe(
      'number:n part:d word:b word:c',
    );
    expect(shapeOf('a {b {')).toContain('broken');
    expect(missingPlurals('{n, plural, one {#} other {#}}', 'ar')).toEqual([
      'n zero',
      'n two',
      'n few',
      'n many',
    ]);
  });
});

/** The words of a message: what its placeholders will hold has no language, nor have figures and signs. */
function words(message: string): readonly string[] {
  return message.replaceAll(/\{\w+\}/g, '').match(/\p{L}+/gu) ?? [];
}
