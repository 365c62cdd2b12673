import { beforeAll, expect, test } from 'vitest';

import { address, anyText, oneOf } from './address.ts';
import { connectScreens, hrefOf } from './product-screens.ts';
import { screens } from './screen.ts';

beforeAll(() =>
  connectScreens(
    screens({ guard: 'pinned', frame: 'app', requirement: 'SYS-01', isOpen: true }, [
      { name: 'contact-queue', path: '/things' },
      { name: 'settings', path: '/settings' },
    ]),
  ),
);

const list = address('contact-queue', { state: oneOf(['new', 'old']), text: anyText });

test('an address is written with what is said, and reads the same again', () => {
  expect(list.to()).toBe('/things');
  expect(list.to({ state: 'new', text: undefined })).toBe('/things?state=new');
  const written = list.to({ state: 'old', text: 'a&b ü' });
  expect(list.read(written.slice(written.indexOf('?')))).toEqual({ state: 'old', text: 'a&b ü' });
});

test('what an address does not know counts as not said', () => {
  expect(list.read('?state=huge&text=&page=3')).toEqual({});
  expect(list.read(`?text=${'x'.repeat(500)}`).text).toHaveLength(200);
});

test('a section stands in the address of its screen', () => {
  expect(hrefOf('settings', { section: 'security' })).toBe('/settings?section=security');
});

test('a wrong address does not compile', () => {
  const wrong = [
    // @ts-expect-error: no such state.
    () => list.to({ state: 'huge' }),
    // @ts-expect-error: the list has no such field.
    () => list.to({ page: '3' }),
    // @ts-expect-error: no such screen.
    () => address('contact-quue', {}),
    // @ts-expect-error: no domain has put such a section there.
    () => hrefOf('settings', { section: 'securty' }),
  ];
  expect(wrong).toHaveLength(4);
});
