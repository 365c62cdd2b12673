import { describe, expect, it } from 'vitest';

import {
  filesAreShort,
  functionsAreShort,
  limitsAreNotRetyped,
  noTestIsLeftOut,
  nothingIsSilenced,
  rulesArePure,
  waitingWorkHasAnIssue,
} from './tidy/code.ts';
import {
  decisionsAreListed,
  domainsIntroduceThemselves,
  linksLeadSomewhere,
  nothingPointsAtOneMachine,
} from './tidy/documents.ts';
import {
  contractsStandAlone,
  designSystemStandsAlone,
  domainsAreEnteredByTheirDoors,
  domainsFormNoCycle,
  importsAreDeclared,
  sidesMeetInContract,
} from './tidy/imports.ts';
import { sqlStaysInItsSchema, tablesAreDescribed } from './tidy/schemas.ts';
import { coloursAreTokens, layoutIsLogical, screensSpeakThroughMessages } from './tidy/screens.ts';
import { repositoryFiles, type Rule } from './tidy/source-file.ts';

interface HouseRule {
  readonly rule: Rule;
  /** Files that keep the rule: nothing may be found. */
  readonly kept: Readonly<Record<string, string>>;
  /** Each breaks the rule once, beside the files above. */
  readonly broken: readonly Readonly<Record<string, string>>[];
}

const lines = (count: number, line = 'export const a = 1;'): string =>
  Array.from({ length: count }, () => line).join('\n');
const packageJson = (content: object): string => JSON.stringify(content);

const houseRules: Readonly<Record<string, HouseRule>> = {
  'a contract imports only pure libraries and other contracts': {
    rule: contractsStandAlone,
    kept: {
      'domains/wallet/contract/a.ts':
        "import * as z from 'zod/mini';\nimport { wireMoney } from '@egcr/contract/money';\nimport { x } from '@egcr/profile/contract';\nimport { y } from './states.ts';",
    },
    broken: [
      { 'domains/wallet/contract/b.ts': "import { join } from 'node:path';" },
      { 'domains/wallet/contract/b.ts': "import type { Work } from '@egcr/server-kit/work';" },
      { 'domains/wallet/contract/b.ts': "export { post } from '../server/post.ts';" },
      { 'platform/contract/src/b.ts': "import { useState } from 'react';" },
    ],
  },
  'the browser and the server meet only in the contract': {
    rule: sidesMeetInContract,
    kept: {
      'domains/wallet/web/a.tsx':
        "import { a } from '../contract/index.ts';\nimport { useState } from 'react';",
      'domains/wallet/server/a.ts': "import { a } from '../contract/index.ts';\nimport pg from 'pg';",
    },
    broken: [
      { 'domains/wallet/web/b.tsx': "import { a } from '../server/index.ts';" },
      { 'domains/wallet/web/b.tsx': "const a = await import('@egcr/profile/server');" },
      { 'platform/ui/src/b.tsx': "import { readFile } from 'node:fs/promises';" },
      { 'domains/wallet/server/b.ts': "import { useState } from 'react';" },
      { 'apps/server/src/b.ts': "import { Button } from '@egcr/ui/button';" },
    ],
  },
  'a domain is entered by its three doors only': {
    rule: domainsAreEnteredByTheirDoors,
    kept: {
      'domains/wallet/server/a.ts':
        "import { a } from '@egcr/identity/server';\nimport { b } from '../contract/index.ts';\nimport { c } from '@egcr/server-kit/work';",
    },
    broken: [
      { 'domains/wallet/server/b.ts': "import { a } from '@egcr/identity/server/store';" },
      { 'domains/wallet/server/b.ts': "import { a } from '../../identity/server/store.ts';" },
      { 'platform/server/src/b.ts': "import { a } from '@egcr/identity/contract';" },
      { 'e2e/b.ts': "import { a } from '../domains/identity/web/auth/auth-form.tsx';" },
    ],
  },
  'the design system knows no router and no network': {
    rule: designSystemStandsAlone,
    kept: { 'platform/ui/src/a.tsx': "import { Dialog } from '@base-ui/react/dialog';" },
    broken: [{ 'platform/ui/src/b.tsx': "import { Link } from '@tanstack/react-router';" }],
  },
  'domains call each other one way only': {
    rule: domainsFormNoCycle,
    kept: {
      'domains/wallet/server/a.ts': "import { a } from '@egcr/profile/server';",
      'domains/profile/server/a.ts':
        "import { a } from '@egcr/identity/server';\nimport type { b } from '@egcr/wallet/contract';",
    },
    broken: [{ 'domains/identity/server/a.ts': "import { a } from '@egcr/wallet/server';" }],
  },
  'every import is declared by the package that makes it': {
    rule: importsAreDeclared,
    kept: {
      'package.json': packageJson({ name: 'egcr', devDependencies: { vitest: '1' } }),
      'domains/wallet/package.json': packageJson({
        name: '@egcr/wallet',
        dependencies: { pg: '1' },
        devDependencies: { sinon: '1' },
      }),
      'domains/wallet/server/a.ts':
        "import pg from 'pg';\nimport { sep } from 'node:path';\nimport { x } from '@egcr/wallet/contract';",
      'domains/wallet/server/a.test.ts': "import { it } from 'vitest';\nimport sinon from 'sinon';",
    },
    broken: [
      { 'domains/wallet/server/b.ts': "import { Kysely } from 'kysely';" },
      { 'domains/wallet/server/b.ts': "import { it } from 'vitest';" },
      { 'domains/wallet/server/b.ts': "import sinon from 'sinon';" },
    ],
  },
  'rules are pure': {
    rule: rulesArePure,
    kept: {
      'domains/wallet/contract/rules.ts':
        '// Date.now() would not be pure\nexport const isLate = (at: Date, now: Date): boolean => at < now;',
    },
    broken: [
      { 'domains/wallet/contract/rules.ts': 'export const now = (): number => Date.now();' },
      { 'domains/wallet/contract/amount-rules.ts': 'export const dice = (): number => Math.random();' },
      { 'domains/wallet/contract/rules.ts': "import { env } from 'node:process';" },
    ],
  },
  'SQL names only the schema of its domain': {
    rule: sqlStaysInItsSchema,
    kept: {
      'domains/profile/migrations/1_a.sql': 'create schema profile;\ncreate table profile.profile (id uuid);',
      'domains/wallet/migrations/1_a.sql':
        'create schema ledger;\n-- from profile.profile nothing is read\ninsert into ledger.account select 1;',
      'domains/wallet/server/store.ts':
        "db.selectFrom('ledger.account as a');\nwork.emit({ topic: 'profile.saved' });",
    },
    broken: [
      { 'domains/wallet/migrations/2_b.sql': 'select 1\nfrom profile.profile;' },
      { 'domains/wallet/server/b.ts': "db.selectFrom('profile.profile');" },
      { 'domains/wallet/server/b.ts': 'sql`update profile.profile set id = null`;' },
      { 'domains/profile/server/b.ts': "db.innerJoin('ledger.account', 'a', 'b');" },
      { 'platform/server/src/b.ts': 'const text = `select 1 from ledger.account`;' },
    ],
  },
  'every table says what it holds': {
    rule: tablesAreDescribed,
    kept: {
      'domains/wallet/migrations/1_a.sql':
        "create table wallet.a (id uuid);\ncomment on table wallet.a is 'One row an a.';",
    },
    broken: [{ 'domains/wallet/migrations/2_b.sql': 'create unlogged table wallet.b (id uuid);' }],
  },
  'a file stays within 300 lines of code': {
    rule: filesAreShort,
    kept: { 'platform/web/src/a.ts': `${lines(300)}\n\n// and a comment` },
    broken: [
      { 'platform/web/src/b.ts': lines(301) },
      { 'domains/wallet/migrations/1_a.sql': lines(301, 'select 1;') },
    ],
  },
  'a function stays within 70 lines': {
    rule: functionsAreShort,
    kept: {
      'platform/web/src/a.test.ts': `describe('a', () => {\n${lines(90, '  run();')}\n});\nfunction short(): void {\n${lines(68, '  run();')}\n}`,
    },
    broken: [{ 'platform/web/src/b.ts': `export const long = (): void => {\n${lines(69, '  run();')}\n};` }],
  },
  'screens speak through messages files': {
    rule: screensSpeakThroughMessages,
    kept: {
      'domains/wallet/web/a.tsx':
        'export const A = () => <p title={text.title} className="mt-2">{text.hello} EGCR · {1}</p>;',
    },
    broken: [
      { 'domains/wallet/web/b.tsx': 'export const A = () => <p>Hello</p>;' },
      { 'domains/wallet/web/b.tsx': "export const A = () => <p>{'Hello'}</p>;" },
      { 'domains/wallet/web/b.tsx': 'export const A = () => <input aria-label="Amount" />;' },
      { 'domains/wallet/web/b.tsx': "export const A = () => <input placeholder={'name'} />;" },
    ],
  },
  'layout mirrors by itself': {
    rule: layoutIsLogical,
    kept: {
      'domains/wallet/web/a.tsx':
        'export const A = () => <p className="ms-2 pe-3 text-start start-0 border-s left-hand" />;',
      'apps/web/src/a.css': '.a { margin-inline-start: 0; padding-block: 0 }',
    },
    broken: [
      { 'domains/wallet/web/b.tsx': 'export const A = () => <p className="mt-2 ml-2" />;' },
      { 'domains/wallet/web/b.tsx': 'export const A = () => <p className={`a md:text-right ${b}`} />;' },
      { 'platform/ui/src/variants.ts': "export const corner = 'absolute -right-2';" },
      { 'apps/web/src/b.css': '.a { margin-left: 0 }' },
    ],
  },
  'colours are tokens': {
    rule: coloursAreTokens,
    kept: {
      'domains/wallet/web/a.tsx':
        'export const A = () => <a href="#main" className="bg-surface text-ink-2" />;',
      'platform/ui/src/theme.css': ':root { --ink: #123456 }',
      'platform/server/src/a.css': ':root { --ink: #123456; --paper: oklch(1 0 0) } p { color: var(--ink) }',
    },
    broken: [
      { 'domains/wallet/web/b.tsx': 'export const A = () => <p className="hover:bg-red-500" />;' },
      { 'domains/wallet/web/b.tsx': 'export const A = () => <p className="text-[#333]" />;' },
      { 'domains/wallet/web/b.tsx': 'export const A = () => <path fill="#aabbcc" />;' },
      { 'apps/web/src/b.css': '.a { color: #aabbcc }' },
    ],
  },
  'a limit is imported, not retyped': {
    rule: limitsAreNotRetyped,
    kept: {
      'domains/wallet/contract/limits.ts':
        'export const NOTE_MAX_LENGTH = 140;\nexport const KEEP_S = 86_400;',
      'domains/wallet/server/a.ts':
        "import { NOTE_MAX_LENGTH } from '../contract/limits.ts';\nexport const two = 2 * NOTE_MAX_LENGTH;",
      'domains/profile/server/a.ts': 'export const other = 140;',
      'domains/wallet/server/b.ts': 'const ROWS_MAX = 140;',
    },
    broken: [
      { 'domains/wallet/server/c.ts': 'export const longest = 140;' },
      { 'domains/wallet/server/c.ts': 'const NOTE_LENGTH = 140;' },
      { 'domains/wallet/web/b.tsx': 'export const A = () => <input maxLength={86400} />;' },
    ],
  },
  'no test is left out': {
    rule: noTestIsLeftOut,
    kept: {
      'platform/web/src/a.test.ts':
        "it.each([1])('runs for %i', () => undefined);\n// it.skip is only spoken of",
    },
    broken: [
      { 'platform/web/src/b.test.ts': "it.skip('later', () => undefined);" },
      { 'e2e/b.e2e.ts': "test.describe.only('now', () => undefined);" },
      { 'e2e/b.e2e.ts': 'test.fixme();' },
    ],
  },
  'work that waits has an issue': {
    rule: waitingWorkHasAnIssue,
    kept: { 'platform/web/src/a.ts': '// TODO(12): faster' },
    broken: [
      { 'platform/web/src/b.ts': '// TODO faster' },
      { 'domains/wallet/migrations/1_a.sql': '-- FIXME' },
    ],
  },
  'a finding is mended, not silenced': {
    rule: nothingIsSilenced,
    kept: {
      'platform/web/src/a.ts':
        "// oxlint-disable-next-line no-console -- the command line speaks\nexport const kinds = ['in'] as const;",
      'platform/web/src/a.test.ts': '// @ts-expect-error -- a missing argument\nexport const a = 1;',
    },
    broken: [
      { 'platform/web/src/b.ts': '// @ts-expect-error\nexport const a = 1;' },
      { 'platform/web/src/b.ts': '// oxlint-disable-next-line no-console\nexport const a = 1;' },
      { 'platform/web/src/b.ts': 'export const a = JSON.parse(text) as any;' },
    ],
  },
  'every decision is listed': {
    rule: decisionsAreListed,
    kept: { 'docs/decisions/README.md': '- [One](0001-one.md)', 'docs/decisions/0001-one.md': '# One' },
    broken: [{ 'docs/decisions/0002-two.md': '# Two' }],
  },
  'links in documents lead somewhere': {
    rule: linksLeadSomewhere,
    kept: {
      'docs/a.md': '[b](howto/b.md#part) [c](https://example.org) [d](../README.md)',
      'docs/howto/b.md': '# b',
      'README.md': '[docs](docs/)',
    },
    broken: [{ 'docs/c.md': '[lost](lost.md)' }],
  },
  'nothing points at one machine': {
    rule: nothingPointsAtOneMachine,
    kept: { 'docs/a.md': 'see ./work/a, $HOME/home/b and https://example.org/root/c' },
    broken: [
      { 'docs/b.md': ['see ', 'root', 'checkout'].join('/') },
      { 'tools/b.ts': ['https://', 'registry', '.example.org/'].join('') },
    ],
  },
  'every package introduces itself': {
    rule: domainsIntroduceThemselves,
    kept: { 'domains/wallet/package.json': '{}', 'domains/wallet/README.md': '# Wallet' },
    broken: [{ 'platform/web/package.json': '{}' }],
  },
};

const asFiles = (texts: Readonly<Record<string, string>>): { path: string; text: string }[] =>
  Object.entries(texts).map(([path, text]) => ({ path, text }));

describe('the rules of the house', () => {
  const repository = repositoryFiles();

  it('reads the repository: a rule over nothing would prove nothing', () => {
    expect(repository.length).toBeGreaterThan(100);
    expect(repository.map(({ path }) => path)).toContain('platform/server/src/work.ts');
  });

  describe.each(Object.entries(houseRules))('%s', (_, { rule, kept, broken }) => {
    it('finds nothing where it is kept', () => {
      expect(rule(asFiles(kept))).toEqual([]);
    });

    it.each(broken)('fails on a planted breach: %j', (breach) => {
      const found = rule(asFiles({ ...kept, ...breach }));
      expect(found).not.toEqual([]);
      expect(found.every(({ line, message }) => line >= 1 && message.length > 0)).toBe(true);
    });

    it('is kept in the repository', () => {
      expect(rule(repository).map(({ path, line, message }) => `${path}:${line} ${message}`)).toEqual([]);
    });
  });
});
