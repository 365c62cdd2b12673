import { describe, expect, it } from 'vitest';

import { domainNameIn } from './domain-name.ts';

describe('the name of a web domain', () => {
  it.each([
    ['shop.example.org', 'shop.example.org'],
    [' https://Shop.Example.org/about?x=1 ', 'shop.example.org'],
    ['bäckerei.de', 'xn--bckerei-5wa.de'],
    ['例え.jp', 'xn--r8jz45g.jp'],
    // Cyrillic letters that look like Latin ones are seen.
    ['pаypal.com', 'xn--pypal-4ve.com'],
    ['example.org.', 'example.org'],
    ['xn--bckerei-5wa.de', 'xn--bckerei-5wa.de'],
  ])('is read as it is asked for: %s', (text, name) => {
    expect(domainNameIn(text)).toBe(name);
  });

  it.each([
    '',
    'localhost',
    'http://localhost:4711/',
    '127.0.0.1',
    '2130706433',
    '0x7f.1',
    '[::1]',
    'printer.local',
    'db.internal',
    'a.test',
    'ann@example.org',
    'example.org:8443',
    'user:pw@example.org',
    'example',
    '-a.example.org',
    `${'a'.repeat(64)}.org`,
    `${'a.'.repeat(130)}org`,
    'example.org\u0000',
    'exa mple.org',
  ])('is none that leads inside, or nowhere: %j', (text) => {
    expect(domainNameIn(text)).toBeUndefined();
  });
});
