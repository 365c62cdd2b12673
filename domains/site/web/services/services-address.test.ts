import '@egcr/app-web/domains';
import { describe, expect, it } from 'vitest';

import { services, type Service } from './services.ts';
import { addressOfServices, categoriesFor, readServicesView, shownServices } from './services-address.ts';

const nothing = { sought: '', category: '', state: '' } as const;
const wordsOf = ({ id }: Service) => id.replaceAll('-', ' ');

describe('what a hub of services shows', () => {
  it.each([
    ['', nothing],
    ['?find=send+money&category=pay&state=open', { sought: 'send money', category: 'pay', state: 'open' }],
    ['?find=&category=everything&state=maybe&other=1', nothing],
    [`?find=${'x'.repeat(500)}`, { ...nothing, sought: 'x'.repeat(60) }],
    ['?find=%F0%9F%92%B8%26state%3Dopen', { ...nothing, sought: '💸&state=open' }],
  ])('is read from the address %j', (search, view) => {
    expect(readServicesView(search)).toEqual(view);
  });

  it('is written into the address and read again as it was', () => {
    const view = { sought: 'a&b=c d', category: 'finance', state: 'soon' } as const;
    const address = addressOfServices('/services', view);
    expect(readServicesView(address.slice('/services'.length))).toEqual(view);
    expect(addressOfServices('/services/personal', nothing)).toBe('/services/personal');
  });

  it('is everything where nothing is sought', () => {
    expect(shownServices({ audience: undefined, view: nothing, wordsOf })).toEqual(services);
  });

  it('keeps to the audience, the category, the state and the words', () => {
    const found = shownServices({
      audience: 'individual',
      view: { sought: 'wallet', category: 'pay', state: 'open' },
      wordsOf,
    });
    expect(found.map(({ id }) => id)).toEqual([
      'wallet',
      'wallet-send',
      'wallet-receive',
      'wallet-requests',
      'wallet-scheduled',
    ]);
    expect(
      shownServices({
        audience: 'government',
        view: { ...nothing, category: 'work' },
        wordsOf,
      }),
    ).toEqual([]);
  });

  it('offers each audience only categories that hold something for it', () => {
    expect(categoriesFor(undefined)).toContain('work');
    expect(categoriesFor('government')).not.toContain('work');
    expect(categoriesFor('individual')).not.toContain('business');
  });
});
