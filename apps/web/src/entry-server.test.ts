import { lazyBeside } from '@egcr/web-kit/lazy-beside';
import { createElement, Suspense, use, type ComponentType } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';

import { directionOf, drawPage, languages } from './entry-server.tsx';
import { loadShell } from './shell.ts';

type First = Awaited<ReturnType<typeof loadShell>>['firstScreens'];
let firstScreens: First;
let landing: NonNullable<First['landing']>;
beforeAll(async () => {
  ({ firstScreens } = await loadShell());
  const { landing: first } = firstScreens;
  if (first === undefined) throw new Error('the shell has no first page');
  landing = first;
});
/** Another page stands at `/`. */
function stands(load: () => Promise<{ readonly Screen: ComponentType }>): void {
  Object.assign(firstScreens, { landing: load });
}
afterEach(() => void Object.assign(firstScreens, { landing }));

describe('a page that is drawn ahead of time', () => {
  it('is what a stranger sees first, in every language and in its direction', async () => {
    const english = await drawPage('/', 'en');
    expect(english).toContain('An economy that pays its people first');
    expect(english).toContain('Skip to content');
    expect(await drawPage('/', 'ar')).toContain('اقتصاد يدفع للناس أولًا');
    expect([languages.length, directionOf('ar'), directionOf('en')]).toEqual([10, 'rtl', 'ltr']);
  });

  it('says at an unknown address that there is nothing', async () => {
    expect(await drawPage('/nothing/here', 'en')).toContain('There is no page at this address');
  });

  it('waits for the parts that it fetches', async () => {
    const fetched = new Promise<string>((resolve) => setTimeout(() => resolve('fetched'), 5));
    const Late = () => createElement('p', null, use(fetched));
    stands(async () => ({
      Screen: () => createElement(Suspense, { fallback: 'waiting' }, createElement(Late)),
    }));
    const html = await drawPage('/', 'en');
    expect([html.includes('<p>fetched</p>'), html.includes('waiting')]).toEqual([true, false]);
  });
});

describe('a page is not drawn ahead of time', () => {
  it('where what stands below it cannot be fetched: no line is bad there', async () => {
    const Below = lazyBeside(() => Promise.reject(new Error('no file')));
    stands(async () => ({
      Screen: () => createElement(Suspense, { fallback: 'waiting' }, createElement(Below)),
    }));
    await expect(drawPage('/', 'de')).rejects.toThrow('/ in de');
  });

  it('where its part cannot be fetched', async () => {
    stands(() => Promise.reject(new Error('no file')));
    await expect(drawPage('/', 'de')).rejects.toThrow('/ in de');
  });

  it('where a part of it fails', async () => {
    const Broken = () => {
      throw new Error('broken');
    };
    stands(async () => ({
      Screen: () => createElement(Suspense, { fallback: 'waiting' }, createElement(Broken)),
    }));
    await expect(drawPage('/', 'de')).rejects.toMatchObject({
      message: '/ in de',
      cause: { message: 'broken' },
    });
  });

  it('where a part of it is not there at once', async () => {
    const never = new Promise<string>(() => undefined);
    let drawn = 0;
    const Late = () => {
      drawn += 1;
      return createElement('p', null, drawn > 1 ? use(never) : 'first');
    };
    stands(async () => ({
      Screen: () => createElement(Suspense, { fallback: 'waiting' }, createElement(Late)),
    }));
    await expect(drawPage('/', 'de')).rejects.toThrow('/ in de: a part was not drawn');
  });

  it('where it has a style in an attribute, which the policy of the page does not let in', async () => {
    stands(async () => ({ Screen: () => createElement('p', { style: { color: 'red' } }) }));
    await expect(drawPage('/', 'de')).rejects.toThrow('/ in de: the policy lets no style attribute in');
  });
});
