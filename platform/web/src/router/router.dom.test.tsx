import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState, type ComponentType, type ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import {
  makeRouter,
  Outlet,
  partAtHand,
  partToFetch,
  RouterView,
  thoughtBar,
  usePath,
  usePathPart,
  useRouter,
  useSearchValue,
  type DrawnRouter,
  type Level,
} from '../router.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function page(title: string): Level {
  return { id: title, part: partToFetch(() => Promise.resolve(() => <h1>{title}</h1>)) };
}

/** A page whose script comes when the test says so. */
function latePage(title: string) {
  const come = Promise.withResolvers<ComponentType>();
  const load = vi.fn<() => Promise<ComponentType>>(() => come.promise);
  return {
    level: { id: title, part: partToFetch(load) },
    load,
    arrive: () => come.resolve(() => <h1>{title}</h1>),
  };
}

function Frame() {
  const [count, setCount] = useState(0);
  return (
    <section aria-label="frame">
      <button onClick={() => setCount(count + 1)}>{`pressed ${count}`}</button>
      <Outlet />
    </section>
  );
}

const frame: Level = { id: 'frame', part: partAtHand(Frame) };

function Failed({ error }: { readonly error: unknown }) {
  const router = useRouter();
  return <button onClick={() => void router.reload()}>{`again after ${String(error)}`}</button>;
}

async function open(pages: Readonly<Record<string, readonly Level[]>>, address = '/') {
  const bar = thoughtBar(address);
  const router = makeRouter({
    bar,
    pageAt: (path) => {
      const levels = pages[path];
      return levels && { levels, pathParts: {} };
    },
    Root: () => <Outlet />,
    missing: [page('missing')],
    Waiting: () => <p>waiting</p>,
    Failed,
  });
  await act(async () => void render(<RouterView router={router} />));
  return { router, bar };
}

const go = (router: DrawnRouter, address: string) => act(async () => router.go(address));
const title = () => screen.queryByRole('heading', { level: 1 })?.textContent;

describe('going to a page', () => {
  it('shows it, and the one before on the way back', async () => {
    const { router, bar } = await open({ '/': [page('home')], '/blog': [page('blog')] });
    expect(title()).toBe('home');
    await go(router, '/blog?topic=money');
    expect([title(), bar.read()]).toEqual(['blog', '/blog?topic=money']);
    await act(async () => router.back());
    expect(title()).toBe('home');
  });

  it('says at an address that does not exist that there is nothing', async () => {
    const { router } = await open({ '/': [page('home')] });
    await go(router, '/nothing');
    expect(title()).toBe('missing');
    expect([router.isKnownPath('/'), router.isKnownPath('/nothing')]).toEqual([true, false]);
  });

  it('keeps the page before until the next is here, and says after a moment that it is coming', async () => {
    const late = latePage('late');
    const { router } = await open({ '/': [page('home')], '/late': [frame, late.level] });
    await go(router, '/late');
    expect(title()).toBe('home');
    await screen.findByText('waiting');
    expect(screen.getByRole('region', { name: 'frame' })).toBeTruthy();
    await act(async () => late.arrive());
    expect([title(), screen.queryByText('waiting')]).toEqual(['late', null]);
  });

  it('shows the page asked for last, whichever comes first', async () => {
    const late = latePage('late');
    const { router } = await open({ '/': [page('home')], '/late': [late.level], '/blog': [page('blog')] });
    await go(router, '/late');
    await go(router, '/blog');
    await act(async () => late.arrive());
    expect(title()).toBe('blog');
  });

  it('keeps the frame around as it is', async () => {
    const { router } = await open({ '/': [frame, page('home')], '/blog': [frame, page('blog')] });
    fireEvent.click(screen.getByRole('button'));
    await go(router, '/blog');
    expect([title(), screen.getByRole('button').textContent]).toEqual(['blog', 'pressed 1']);
  });

  it('makes no second entry of an address pressed twice', async () => {
    const { router, bar } = await open({ '/': [page('home')], '/blog': [page('blog')] });
    await go(router, '/blog');
    await go(router, '/blog');
    expect(bar.entries()).toBe(2);
  });

  it('tells the page its address: not the one that is only on its way', async () => {
    const late = latePage('late');
    const Where = () => <h1>{`${usePath()} ${useSearchValue('step')} ${usePathPart('id')}.`}</h1>;
    const { router } = await open({
      '/': [{ id: 'where', part: partAtHand(Where) }],
      '/late': [late.level],
    });
    expect(title()).toBe('/ null .');
    await go(router, '/?step=check');
    expect(title()).toBe('/ check .');
    await go(router, '/late');
    expect([title(), router.here().path]).toEqual(['/ check .', '/late']);
  });

  it('tells of each page when it is drawn, and of the address before that', async () => {
    const { router } = await open({ '/': [page('home')], '/blog': [page('blog')] });
    const told: unknown[] = [];
    router.onMoved(() => told.push(`moved ${title()}`));
    router.onDrawn(({ place, isComing }) =>
      told.push(`${isComing ? 'coming' : 'drawn'} ${place.path}${place.search} ${title()}`),
    );
    await go(router, '/blog?a=1');
    expect(told).toEqual(['moved home', 'drawn /blog?a=1 blog']);
  });

  it('tells of a page that is only coming, and of the one before when the person turns back to it', async () => {
    const { router } = await open({ '/': [page('home')], '/late': [latePage('late').level] });
    const told: string[] = [];
    router.onDrawn(({ place, isComing }) => told.push(`${isComing ? 'coming' : 'drawn'} ${place.path}`));
    await go(router, '/late');
    await screen.findByText('waiting');
    await act(async () => router.back());
    expect(told).toEqual(['coming /late', 'drawn /']);
  });

  it('scrolls to the part that the address names', async () => {
    const { router } = await open({
      '/': [page('home')],
      '/terms': [{ id: 'terms', part: partAtHand(() => <h1 id="fees">terms</h1>) }],
    });
    const shown: string[] = [];
    Element.prototype.scrollIntoView = function scroll(this: Element) {
      shown.push(this.id);
    };
    await go(router, '/terms#fees');
    expect(shown).toEqual(['fees']);
  });
});

describe('levels that let in', () => {
  it('are asked from the outside in, and nothing behind one that does not let in is fetched', async () => {
    const asked: string[] = [];
    const secret = latePage('secret');
    const inner: Level = {
      id: 'inner',
      enter: async () => {
        asked.push('inner');
        return undefined;
      },
    };
    const outer: Level = {
      id: 'outer',
      enter: async ({ path, search }) => {
        asked.push('outer');
        return `/sign-in?redirect=${encodeURIComponent(path + search)}`;
      },
    };
    const { bar } = await open(
      { '/wallet': [outer, inner, secret.level], '/sign-in': [page('sign in')] },
      '/wallet?tab=in',
    );
    expect([title(), bar.read()]).toEqual(['sign in', '/sign-in?redirect=%2Fwallet%3Ftab%3Din']);
    expect([asked, secret.load.mock.calls.length, bar.entries()]).toEqual([['outer'], 0, 1]);
  });

  it('are asked again when someone signs out, while the page stays', async () => {
    let isIn = true;
    const gate: Level = { id: 'gate', enter: async () => (isIn ? undefined : '/sign-in') };
    const { router } = await open({ '/': [gate, page('wallet')], '/sign-in': [page('sign in')] });
    await act(() => router.reload());
    expect(title()).toBe('wallet');
    isIn = false;
    await act(() => router.reload());
    expect(title()).toBe('sign in');
  });

  it('are asked again for another step of the same page, which stays meanwhile with all that it holds', async () => {
    const answers = [Promise.resolve<undefined>(undefined)];
    const gate: Level = { id: 'gate', enter: async () => answers.at(-1) };
    const { router } = await open({ '/': [gate, frame, page('form')], '/wallet': [gate, page('wallet')] });
    fireEvent.click(screen.getByRole('button', { name: 'pressed 0' }));
    vi.useFakeTimers();
    const late = Promise.withResolvers<undefined>();
    answers.push(late.promise);
    await go(router, '/?step=check');
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect([title(), screen.queryByText('waiting')]).toEqual(['form', null]);
    late.resolve(undefined);
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(router.shown()?.place.search).toBe('?step=check');
    expect(screen.getByRole('button', { name: 'pressed 1' })).toBeTruthy();
  });

  it('change nothing for a page that someone only might go to', async () => {
    const asked: boolean[] = [];
    const soon = latePage('soon');
    const gate: Level = {
      id: 'gate',
      enter: async (_, isAhead) => {
        asked.push(isAhead);
        return undefined;
      },
    };
    const { router, bar } = await open({ '/': [page('home')], '/soon': [gate, soon.level] });
    await act(async () => router.preload('/soon'));
    expect([asked, soon.load.mock.calls.length]).toEqual([[true], 1]);
    expect([title(), bar.read()]).toEqual(['home', '/']);
  });
});

describe('a page that cannot be shown', () => {
  it('says so inside its frame, and is asked for again', async () => {
    let isThere = false;
    const flaky: Level = {
      id: 'flaky',
      part: partToFetch(async () => {
        if (!isThere) throw new Error('no network');
        return () => <h1>there</h1>;
      }),
    };
    const { router } = await open({ '/': [frame, flaky] });
    const again = screen.getByRole('button', { name: 'again after Error: no network' });
    expect(screen.getByRole('region', { name: 'frame' }).contains(again)).toBe(true);
    expect(router.shown()?.failure).toEqual({ error: new Error('no network') });
    isThere = true;
    await act(async () => void fireEvent.click(again));
    expect([title(), router.shown()?.failure]).toEqual(['there', undefined]);
  });

  it('says so where a guard does not know', async () => {
    const gate: Level = { id: 'gate', enter: () => Promise.reject(new Error('no profile')) };
    await open({ '/': [frame, gate, page('home')] });
    expect(screen.getByRole('button', { name: 'again after Error: no profile' })).toBeTruthy();
  });

  it('says so where its drawing breaks, and the next page is there', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    const Broken = (): ReactNode => {
      throw new Error('broken');
    };
    const { router } = await open({
      '/': [frame, { id: 'broken', part: partAtHand(Broken) }],
      '/blog': [frame, page('blog')],
    });
    expect(screen.getByRole('button', { name: 'again after Error: broken' })).toBeTruthy();
    await go(router, '/blog');
    expect(title()).toBe('blog');
  });

  it('is loaded anew once where its script is gone, as after a new release', async () => {
    const gone: Level = {
      id: 'gone',
      part: partToFetch(() =>
        Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/old.js')),
      ),
    };
    const { bar } = await open({ '/': [gone] });
    await waitFor(() => expect(bar.loads()).toBe(1));
    cleanup();
    // The page as it comes back finds it gone again.
    const again = await open({ '/': [gone] });
    expect(await screen.findByRole('button', { name: /again after TypeError/ })).toBeTruthy();
    expect(again.bar.loads()).toBe(0);
  });
});
