import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { sayNotice } from './notice-domains.ts';

const root = join(import.meta.dirname, '../../..');

describe('the notices of all domains', () => {
  it('are known to the server', async () => {
    const words = await readFile(join(import.meta.dirname, 'notice-domains.ts'), 'utf8');
    const missing: string[] = [];
    for await (const path of glob('domains/*/web/notices.ts', { cwd: root })) {
      const door = `@egcr/${path.split('/')[1] ?? ''}/notices`;
      if (!words.includes(`'${door}'`)) missing.push(door);
    }
    expect(missing).toEqual([]);
  });

  it.each([
    ['en', 'Amina sent you 1,234.50 JVD'],
    ['de', '1.234,50 JVD'],
    ['ar', '1,234.50 JVD'],
    ['xx', 'Amina sent you 1,234.50 JVD'],
  ])('are said in the language of the person, amounts written out: %s', (language, expected) => {
    const params = { value: '123450', assetCode: 'JVD', assetScale: 2, from_name: 'Amina', note: null };
    const said = sayNotice({ kind: 'wallet.money_received', params }, language);
    expect(said).toMatchObject({ category: 'money', type: 'money.wallet' });
    expect(said?.title.replaceAll(/[\u2066-\u2069]/gu, '')).toContain(expected);
  });

  it('say nothing where the kind is not declared, or the parameters are not those of the kind', () => {
    expect(sayNotice({ kind: 'nothing.known', params: {} }, 'en')).toBeUndefined();
    expect(sayNotice({ kind: 'cases.question', params: {} }, 'en')).toBeUndefined();
  });

  it.each([
    [
      'the address to which a person’s events go',
      'developers.webhook_disabled',
      { host: 'shop.example' },
      ['shop.example'],
    ],
    [
      'the title of a post, which others may have written with them',
      'blog.is_public',
      { title: 'evil.example' },
      [],
    ],
    ['the name of a key, which a thief may have chosen', 'developers.key_made', { name: 'evil.example' }, []],
    ['the title of another’s post', 'comments.replied', { title: 'evil.example' }, []],
    ['the name of a business', 'registry.change_filed', { name: 'evil.example' }, []],
  ])('tell what of a sentence is the person’s own: %s', (_what, kind, params, own) => {
    for (const language of ['en', 'ar']) {
      const said = sayNotice({ kind, params }, language);
      expect(said?.own).toEqual(own);
      expect(said?.title).toContain(Object.values(params)[0]);
    }
  });

  it('are not mailed twice where their domain mails them', () => {
    const params = { service: 'grants' };
    expect(sayNotice({ kind: 'openings.service_opened', params }, 'en')?.isMailedByDomain).toBe(true);
  });
});
