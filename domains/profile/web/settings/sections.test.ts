import { describe, expect, it } from 'vitest';

import { openSections, sectionAddress, sectionOf, sections } from './sections.ts';

const all = new Set(sections.flatMap((section) => ('slot' in section ? [section.slot] : [])));

describe('the parts of the settings', () => {
  it('stand in one order', () => {
    expect(openSections(all).map(({ name }) => name)).toEqual([
      'profile',
      'contacts',
      'security',
      'preferences',
      'activity',
      'referral',
    ]);
  });

  it('leave out what no domain fills', () => {
    expect(openSections(new Set(['settings.security'])).map(({ name }) => name)).toEqual([
      'profile',
      'security',
    ]);
  });

  it.each([
    ['?section=security', 'security'],
    ['?x=1&section=contacts', 'contacts'],
    ['', undefined],
    ['?section=', undefined],
    ['?section=admin', undefined],
    ['?section=__proto__', undefined],
  ])('are found by the address %j: %s', (search, name) => {
    expect(sectionOf(search, openSections(all))?.name).toBe(name);
  });

  it('have an address each that leads back to them', () => {
    for (const section of sections)
      expect(sectionOf(sectionAddress(section).split('/settings')[1] ?? '', sections)).toBe(section);
  });
});
