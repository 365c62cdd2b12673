import { readFileSync } from 'node:fs';
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
