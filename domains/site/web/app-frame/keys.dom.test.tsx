import { connectScreens } from '@egcr/contract/product-screens';
import { connectNavigation } from '@egcr/web-kit/navigation';
import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { siteScreens } from '../../contract/screens.ts';
import { places } from '../signed-in.ts';
import { listenForKeys, switchKeys } from './keys.ts';

let done: string[] = [];
let stop: () => void = () => undefined;

beforeEach(() => {
  connectScreens(siteScreens);
  connectNavigation(places);
  done = [];
  stop = listenForKeys({
    onSearch: () => done.push('search'),
    onShowKeys: () => done.push('keys'),
    onGo: (href) => done.push(href),
  });
});
afterEach(() => {
  stop();
  switchKeys(true);
  document.body.replaceChildren();
});

const press = (key: string, more: Partial<KeyboardEventInit> = {}, at: Element = document.body) =>
  fireEvent.keyDown(at, { key, ...more });

it('opens the search, the list of keys, and the page whose keys a domain declares', () => {
  press('k', { ctrlKey: true });
  press('?', { shiftKey: true });
  press('g');
  press('a');
  expect(done).toEqual(['search', 'keys', '/services']);
});

it('knows a key by its place where another script is typed', () => {
  press('؟', { shiftKey: true });
  press('ل', { code: 'KeyG' });
  press('ي', { code: 'KeyD' });
  expect(done).toEqual(['keys', '/dashboard']);
});

it('leaves letters to fields, and keys to an open dialog', () => {
  const field = document.body.appendChild(document.createElement('input'));
  press('?', { shiftKey: true }, field);
  press('g', {}, field);
  press('a', {}, field);
  field.remove();
  const dialog = document.body.appendChild(document.createElement('div'));
  dialog.setAttribute('role', 'dialog');
  press('?', { shiftKey: true });
  expect(done).toEqual([]);
});

it('does nothing by single keys where they are switched off; the search still opens', () => {
  switchKeys(false);
  press('?', { shiftKey: true });
  press('g');
  press('a');
  press('k', { metaKey: true });
  expect(done).toEqual(['search']);
});
