import { describe, expect, it } from 'vitest';

import { addresses } from '../../../contract/addresses.ts';
import { audiences, findServices, services } from './services.ts';

describe('the services on the front page', () => {
  it('say of each exactly what the table of addresses says', () => {
    for (const { screen, href, isOpen } of services)
      expect(addresses.find(({ path }) => path === href)).toMatchObject({ screen, isOpen });
    expect(services.length).toBeGreaterThan(20);
  });

  it('are there for every audience, the open ones first', () => {
    for (const audience of audiences)
      expect(services.some((service) => service.audiences.includes(audience))).toBe(true);
    const states = services.map(({ isOpen }) => isOpen);
    expect(states).toEqual(states.toSorted((left, right) => Number(right) - Number(left)));
  });

  it.each([
    ['', ['Send money', 'Money requests', 'Grants']],
    ['MONEY', ['Send money', 'Money requests']],
    ['  money  send ', ['Send money']],
    ['zzz', []],
  ])('are found by “%s” in their names', (sought, names) => {
    const [service] = services;
    if (!service) throw new Error('no service');
    const named = ['Send money', 'Money requests', 'Grants'].map((name) => [service, name] as const);
    expect(findServices(named, sought, 'en').map(([, name]) => name)).toEqual(names);
  });
});
