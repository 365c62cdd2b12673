import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { checkBudgets, filesOf, type Manifest } from './budgets.ts';

const manifest: Manifest = {
  'index.html': { file: 'assets/entry.js', isEntry: true, imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js' },
  '../../domains/site/web/landing/landing.tsx': {
    file: 'assets/landing.js',
    imports: ['_react.js', '_coin.js'],
  },
  '_coin.js': { file: 'assets/coin.js' },
  '../../domains/wallet/web/send.tsx': { file: 'assets/send.js', imports: ['_query.js'] },
  '_query.js': { file: 'assets/query.js' },
};

const landing = { name: 'landing', limitKib: 4, needs: [/landing\.tsx$/] };

describe('byte budgets', () => {
  let dist = '';

  beforeEach(() => {
    dist = mkdtempSync(join(tmpdir(), 'egcr-budget-'));
    mkdirSync(join(dist, 'assets'));
    mkdirSync(join(dist, '.vite'));
    writeFileSync(join(dist, '.vite/manifest.json'), JSON.stringify(manifest));
    writeFileSync(join(dist, 'index.html'), '<!doctype html>');
    for (const { file } of Object.values(manifest)) writeFileSync(join(dist, file), 'x'.repeat(1024));
  });
  afterEach(() => rmSync(dist, { recursive: true }));

  it('counts the entry, the lazy screen and what both import, each once', () => {
    expect(filesOf(manifest, landing.needs)).toEqual([
      'assets/entry.js',
      'assets/react.js',
      'assets/landing.js',
      'assets/coin.js',
    ]);
  });

  it('keeps a page within its budget', () => {
    expect(checkBudgets(dist, [landing])).toEqual([
      { text: 'landing: 4.0 KiB of 4 KiB brotli', isKept: true },
      { text: 'index.html: 0.0 KiB of 20 KiB brotli', isKept: true },
    ]);
  });

  it('counts the compressed twin where there is one', () => {
    writeFileSync(join(dist, 'assets/coin.js.br'), 'x'.repeat(512));
    expect(checkBudgets(dist, [landing])[0]?.text).toBe('landing: 3.5 KiB of 4 KiB brotli');
  });

  it('holds the largest page of all languages to its budget', () => {
    mkdirSync(join(dist, '.pages'));
    writeFileSync(join(dist, '.pages/landing.en.html'), 'x'.repeat(100));
    writeFileSync(join(dist, '.pages/landing.ar.html'), randomBytes(21 * 1024));
    const [, html] = checkBudgets(dist, [landing]);
    expect(html).toEqual({ text: 'landing.ar.html: 21.0 KiB of 20 KiB brotli: TOO LARGE', isKept: false });
  });

  it('refuses a page over its budget, and one whose screen is no longer found', () => {
    expect(checkBudgets(dist, [{ ...landing, limitKib: 3 }])[0]).toEqual({
      text: 'landing: 4.0 KiB of 3 KiB brotli: TOO LARGE',
      isKept: false,
    });
    expect(checkBudgets(dist, [{ ...landing, needs: [/gone\.tsx$/] }])[0]?.isKept).toBe(false);
  });
});
