import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { repositoryRoot } from './tidy/source-file.ts';

// Goal: a linter that silently checks nothing (no types, an ignored folder, a rule that lost its name) must not look like a clean one.

const planted: Readonly<Record<string, string>> = {
  'typescript(no-floating-promises)':
    'async function later(): Promise<number> { return Promise.resolve(1); }\nexport function run(): void { later(); }\n',
  'typescript(no-explicit-any)': 'export function run(value: any): string { return String(value); }\n',
  'typescript(no-non-null-assertion)': 'export const first = (list: string[]): string => list[0]!;\n',
  'import(no-default-export)': 'const one = 1;\nexport default one;\n',
  'typescript(switch-exhaustiveness-check)':
    "export function run(side: 'in' | 'out'): number | undefined { switch (side) { case 'in': return 1; } }\n",
  'eslint(no-console)': "console.log('here');\nexport {};\n",
};

describe('the linter', () => {
  const folder = mkdtempSync(join(tmpdir(), 'egcr-lint-'));

  beforeAll(() => {
    const compilerOptions = {
      strict: true,
      noEmit: true,
      module: 'nodenext',
      target: 'es2024',
      skipLibCheck: true,
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(Object.entries(planted))('finds a planted breach of %s', (rule, text) => {
    writeFileSync(join(folder, 'planted.ts'), text);
    expect(lint(folder)).toContain(rule);
  });

  it('finds nothing in clean code', () => {
    writeFileSync(
      join(folder, 'planted.ts'),
      'export const double = (count: number): number => count * 2;\n',
    );
    expect(lint(folder)).toEqual([]);
  });
});

/** The rules found broken in a folder, by the repository's own configuration, types included. */
function lint(folder: string): string[] {
  const run = spawnSync(
    'oxlint',
    ['--type-aware', '-c', join(repositoryRoot, '.oxlintrc.json'), '-f', 'json', '.'],
    {
      cwd: folder,
      encoding: 'utf8',
    },
  );
  const { diagnostics }: { readonly diagnostics: readonly { readonly code: string }[] } = JSON.parse(
    run.stdout,
  );
  return diagnostics.map(({ code }) => code);
}
