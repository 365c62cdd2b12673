import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const UI = join(import.meta.dirname, '..');
const IMPORTED = /from '(\.{1,2}\/[^']+\.tsx?)'/g;

/** The files that one file draws, itself or through others. */
function drawnFrom(entry: string): ReadonlySet<string> {
  const seen = new Set<string>();
  const visit = (path: string): void => {
    if (seen.has(path)) return;
    seen.add(path);
    for (const [, to = ''] of readFileSync(path, 'utf8').matchAll(IMPORTED)) visit(join(dirname(path), to));
  };
  visit(entry);
  return seen;
}

test('the gallery shows every component, on its own or as a part of another', () => {
  const drawn = drawnFrom(join(UI, 'gallery/main.tsx'));
  const components = globSync('src/*.tsx', { cwd: UI }).filter((path) => !path.includes('.test.'));
  expect(components.length).toBeGreaterThan(50);
  const missing = components.map((path) => join(UI, path)).filter((path) => !drawn.has(path));
  expect(missing.map((path) => relative(UI, path))).toEqual([]);
});
