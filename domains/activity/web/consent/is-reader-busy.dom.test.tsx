import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { isReaderBusy } from './is-reader-busy.ts';

function show(html: string): void {
  document.body.innerHTML = html;
}

function say(hasBeenActive: boolean | undefined): void {
  if (hasBeenActive === undefined) Reflect.deleteProperty(navigator, 'userActivation');
  else Object.defineProperty(navigator, 'userActivation', { configurable: true, value: { hasBeenActive } });
}

describe('a reader is not asked in the middle of something [SHELL-05]', () => {
  beforeEach(() => say(true));
  afterEach(() => {
    show('');
    say(undefined);
  });

  it.each([
    '<input>',
    '<input type="email">',
    '<textarea></textarea>',
    '<select><option>1</option></select>',
  ])('a field that has the focus is being filled in: %s', (field) => {
    show(field);
    expect(isReaderBusy()).toBe(false);
    document.querySelector<HTMLElement>('input, textarea, select')?.focus();
    expect(isReaderBusy()).toBe(true);
  });

  it.each([
    ['a menu of the header', '<header><button aria-expanded="true">Services</button></header>'],
    ['a sheet', '<dialog open></dialog>'],
    ['a list of finds', '<ul role="listbox"></ul>'],
  ])('what lies open counts: %s', (_name, html) => {
    show(html);
    expect(isReaderBusy()).toBe(true);
  });

  it.each([
    ['a closed menu', '<header><button aria-expanded="false">Services</button></header>'],
    ['an answer that is folded out in the page', '<main><button aria-expanded="true">Why?</button></main>'],
    ['a closed dialog', '<dialog></dialog>'],
  ])('what stands in nobody’s way does not count: %s', (_name, html) => {
    show(html);
    expect(isReaderBusy()).toBe(false);
  });

  it.each([
    '<button>Send</button>',
    '<a href="/">Home</a>',
    '<input type="checkbox">',
    '<h1 tabindex="-1">Title</h1>',
  ])('nothing is typed in %s', (element) => {
    show(element);
    document.body.querySelector<HTMLElement>(':scope > *')?.focus();
    expect(isReaderBusy()).toBe(false);
  });

  it('a field that the page gave the focus does not count until someone touches the page', () => {
    show('<input>');
    document.querySelector('input')?.focus();
    say(false);
    expect(isReaderBusy()).toBe(false);
    say(undefined);
    expect(isReaderBusy(), 'where the browser does not say').toBe(true);
  });
});
