import '@egcr/app-web/domains';
import { productScreens } from '@egcr/contract/product-screens';
import { describe, expect, it } from 'vitest';

import { audiences, serviceCategories, services, servicesFor } from './services.ts';

const isOpenAt = (path: string) => productScreens().find((address) => address.path === path)?.isOpen;

describe('the one catalogue of services', () => {
  it('says of each exactly what the table of addresses says [ROUTE-10] [ROUTE-14]', () => {
    expect(services.length).toBeGreaterThan(25);
    expect(new Set(services.map(({ id }) => id)).size).toBe(services.length);
    for (const { id, href, status, requirement } of services) {
      expect(productScreens().find(({ path }) => path === href)).toMatchObject({
        name: id,
        isOpen: status === 'open',
        requirement,
      });
    }
  });

  it('leaves nobody before a closed door: what is not open yet names something that is', () => {
    const soon = services.filter(({ status }) => status === 'soon');
    for (const { id, until } of soon) expect([id, until && isOpenAt(until.href)]).toEqual([id, true]);
    for (const { until } of services.filter(({ status }) => status === 'open')) expect(until).toBeUndefined();
  });

  it('has something open for every audience, and it comes first', () => {
    for (const audience of audiences) {
      const states = servicesFor(audience).map(({ status }) => status);
      expect(states[0]).toBe('open');
      expect(states.lastIndexOf('open')).toBeLessThan(
        states.includes('soon') ? states.indexOf('soon') : states.length,
      );
    }
  });

  it('goes through the categories in their order, each of them once', () => {
    const seen = services.map(({ category }) => category);
    expect(seen.filter((category, at) => category !== seen[at - 1])).toEqual([...serviceCategories]);
  });

  it('says what each needs, as the guard of its address asks for it [SYS-16]', () => {
    const guardOf = (path: string) => productScreens().find((address) => address.path === path)?.guard;
    const asked = { public: 'nothing', profiled: 'account', pinned: 'pin' } as const;
    const expected: Readonly<Record<string, string>> = asked;
    for (const { id, href, needs } of services)
      expect([id, needs[0]]).toEqual([id, expected[guardOf(href) ?? '']]);
    expect(services.find(({ id }) => id === 'registration')?.needs).toEqual(['account', 'fee']);
    expect(services.find(({ id }) => id === 'businesses')?.needs).toEqual(['pin', 'business']);
  });
});
