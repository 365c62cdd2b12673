import { describe, expect, it } from 'vitest';

import { sectionAddress, sectionOf } from './sections.ts';

const sections = [{ name: 'profile' }, { name: 'contacts' }, { name: 'security' }] as const;

describe('the sections of the settings', () => {
  it.each([
    ['?section=security', 'security'],
    ['?x=1&section=contacts', 'contacts'],
    ['', undefined],
    ['?section=', undefined],
    ['?section=admin', undefined],
    ['?section=__proto__', undefined],
  ])('are found by the address %j: %s', (search, name) => {
    expect(sectionOf(search, sections)?.name).toBe(name);
  });

  it('have an address each that leads back to them', () => {
    for (const section of sections)
      expect(sectionOf(sectionAddress(section).split('/settings')[1] ?? '', sections)).toBe(section);
  });
});
