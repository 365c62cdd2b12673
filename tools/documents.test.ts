import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { demoPeople } from '@egcr/app-server/demo-people';
import { settingNames } from '@egcr/app-server/config';
import { describe, expect, it } from 'vitest';

import { repositoryRoot } from './tidy/source-file.ts';

const read = (path: string): string => readFileSync(join(repositoryRoot, path), 'utf8');

describe('what the documents promise', () => {
  const readme = read('README.md');

  it.each(demoPeople)('the README lists $title as they are made', ({ title, email, password, pin }) => {
    const row = readme.split('\n').find((line) => line.startsWith(`| ${title} |`));
    expect(row).toContain(`\`${email}\` | \`${password}\` | \`${pin}\``);
  });

  it('operations.md explains every setting', () => {
    const operations = read('docs/operations.md');
    expect(settingNames().filter((name) => !operations.includes(`\`${name}\``))).toEqual([]);
  });
});

/** `a/{b,c}.ts` names a/b.ts and a/c.ts. */
function named(path: string): readonly string[] {
  const [whole, choices] = /\{([^{}]*)\}/.exec(path) ?? [];
  if (whole === undefined || choices === undefined) return [path];
  return choices.split(',').flatMap((choice) => named(path.replace(whole, choice)));
}

/** The files a text names: what stands in code marks, has a folder and an ending, and is no pattern. */
function filesIn(text: string): readonly string[] {
  const marked = [...text.matchAll(/`([^`]+)`/g)].map(([, inside = '']) => inside);
  return marked.filter((path) => /^[\w-]+\/[^\s*<>=]*\.[a-z]+$/.test(path)).flatMap(named);
}

interface ProvedRow {
  readonly mark: string;
  readonly tests: readonly string[];
}

/** The rows of the tables: `| C1 | attack | defence | proof |`, and of the threats `| 4 | …`. */
function provedRows(page: string): readonly ProvedRow[] {
  return page.split('\n').flatMap((line) => {
    const [, id = '', , , proof = ''] = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
    if (!/^[A-Z]?\d+$/.test(id)) return [];
    const kind = /^\d/.test(id) ? 'threat' : 'attack';
    const tests = filesIn(proof).filter((path) => /\.(test\.tsx?|e2e\.ts)$/.test(path));
    return [{ mark: `(${kind} ${id})`, tests }];
  });
}

describe('what security.md promises', () => {
  const page = read('docs/security.md');
  const rows = provedRows(page);

  it('is proved by files that exist', () => {
    const files = filesIn(page);
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((file) => !existsSync(join(repositoryRoot, file)))).toEqual([]);
  });

  it('has a row for each mark, and no mark twice', () => {
    const marks = rows.map(({ mark }) => mark);
    expect(marks.length).toBeGreaterThan(80);
    expect(marks.filter((mark, at) => marks.indexOf(mark) !== at)).toEqual([]);
  });

  it.each(rows)('runs by its mark in every test that its row names: $mark', ({ mark, tests }) => {
    expect(tests.length).toBeGreaterThan(0);
    expect(tests.filter((file) => !read(file).includes(mark))).toEqual([]);
  });
});
