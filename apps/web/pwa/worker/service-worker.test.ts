import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const ORIGIN = 'https://egcr.example';
const CACHE = 'egcr-2';

/** What a browser gives a worker: stores of files, and events that it answers. */
class Browser {
  readonly stores = new Map<string, Map<string, string>>();
  readonly done: string[] = [];
  /** The way in which the browser may use its own store, by file. */
  readonly asked: (readonly [path: string, cache: RequestCache])[] = [];
  readonly fetched: string[] = [];
  isOnline = true;
  isFound = true;
  savesData: boolean | undefined;
  readonly #listeners = new Map<string, (event: object) => void>();

  readonly scope = {
    location: { origin: ORIGIN },
    navigator: {},
    clients: { claim: async () => void this.done.push('claimed') },
    registration: {
      unregister: async () => this.done.push('gone'),
      navigationPreload: { enable: async () => void this.done.push('preloads') },
    },
    skipWaiting: async () => void this.done.push('takes over at once'),
    addEventListener: (name: string, listener: (event: object) => void) =>
      void this.#listeners.set(name, listener),
  };

  readonly caches = {
    keys: async () => [...this.stores.keys()],
    delete: async (name: string) => this.stores.delete(name),
    open: async (name: string) => {
      const store = this.stores.get(name) ?? new Map<string, string>();
      this.stores.set(name, store);
      return {
        addAll: async (requests: readonly Request[]) => {
          for (const { url, cache } of requests) {
            this.asked.push([new URL(url).pathname, cache]);
            store.set(new URL(url).pathname, `kept ${new URL(url).pathname}`);
          }
        },
        put: async (path: string, response: Response) => void store.set(path, await response.text()),
      };
    },
    match: async (path: string) => {
      const text = [...this.stores.values()].flatMap((store) => store.get(path) ?? [])[0];
      return text === undefined ? undefined : new Response(text);
    },
  };

  readonly fetch = async ({ url }: { readonly url: string }) => {
    this.fetched.push(new URL(url).pathname);
    if (!this.isOnline) throw new TypeError('no line');
    return new Response(`network ${new URL(url).pathname}`, { status: this.isFound ? 200 : 404 });
  };

  async meets(name: 'install' | 'activate'): Promise<void> {
    let work: Promise<unknown> = Promise.resolve();
    this.#listeners.get(name)?.({ waitUntil: (given: Promise<unknown>) => (work = given) });
    await work;
  }

  /** What the worker answers; undefined where it leaves the request to the browser. */
  async asks(
    path: string,
    {
      mode = 'cors',
      method = 'GET',
      origin = ORIGIN,
      preload,
    }: {
      readonly mode?: string;
      readonly method?: string;
      readonly origin?: string;
      readonly preload?: Response;
    } = {},
  ): Promise<string | undefined> {
    let answer: Promise<Response> | undefined;
    this.#listeners.get('fetch')?.({
      request: { url: origin + path, mode, method },
      preloadResponse: Promise.resolve(preload),
      respondWith: (given: Promise<Response>) => (answer = given),
    });
    const response = await answer;
    return response && (response.type === 'error' ? 'error' : response.text());
  }
}

let browser: Browser;
beforeEach(() => {
  vi.resetModules();
  browser = new Browser();
  Object.defineProperty(browser.scope.navigator, 'connection', {
    get: () => (browser.savesData === undefined ? undefined : { saveData: browser.savesData }),
  });
  const FromHere = class extends Request {
    constructor(path: string, init?: RequestInit) {
      super(new URL(path, ORIGIN), init);
    }
  };
  vi.stubGlobal('self', browser.scope);
  vi.stubGlobal('caches', browser.caches);
  vi.stubGlobal('fetch', browser.fetch);
  vi.stubGlobal('Request', FromHere);
  vi.stubGlobal('OFFLINE_FILES', ['/offline.html', '/offline.js']);
  vi.stubGlobal('SHELL_FILES', ['/assets/app-1.js', '/seal.svg']);
  vi.stubGlobal('FACES', ['/assets/face-1.woff2']);
  vi.stubGlobal('CACHE', CACHE);
});
afterEach(() => vi.unstubAllGlobals());

const begin = () => import('./service-worker.ts');

describe('the worker that keeps the files of the app', () => {
  it('keeps the offline page and the shell as it is installed; what has no hash comes from the server', async () => {
    await begin();
    await browser.meets('install');
    expect(browser.done).toEqual(['takes over at once']);
    expect(browser.asked).toEqual([
      ['/offline.html', 'reload'],
      ['/offline.js', 'reload'],
      ['/assets/app-1.js', 'default'],
      ['/seal.svg', 'reload'],
    ]);
    expect([...browser.stores.keys()]).toEqual([CACHE]);
  });

  it.each([
    [true, 2],
    [false, 4],
  ])('of a person who saves data (%s) keeps %d files', async (savesData, count) => {
    browser.savesData = savesData;
    await begin();
    await browser.meets('install');
    expect(browser.asked).toHaveLength(count);
  });

  it('throws away what other versions kept, and nothing of its own', async () => {
    browser.stores.set('egcr-1', new Map());
    browser.stores.set(CACHE, new Map([['/seal.svg', 'seal']]));
    await begin();
    await browser.meets('activate');
    expect([...browser.stores.keys()]).toEqual([CACHE]);
    expect(browser.done).toEqual(['preloads', 'claimed']);
  });

  it('works in a browser that asks for no page beforehand', async () => {
    Reflect.deleteProperty(browser.scope.registration, 'navigationPreload');
    await begin();
    await browser.meets('activate');
    expect(browser.done).toEqual(['claimed']);
  });
});

describe('a page that is asked for while the worker is there', () => {
  const page = { mode: 'navigate' };

  it('comes from the network as it is now, and is not kept', async () => {
    await begin();
    await browser.meets('install');
    expect(await browser.asks('/wallet', page)).toBe('network /wallet');
    const preload = new Response('asked for before');
    expect(await browser.asks('/wallet', { ...page, preload })).toBe('asked for before');
    expect(browser.fetched).toEqual(['/wallet']);
    expect(browser.stores.get(CACHE)?.has('/wallet')).toBe(false);
  });

  it('is the offline page without a connection, and an error where that was not kept', async () => {
    browser.isOnline = false;
    await begin();
    expect(await browser.asks('/wallet', page)).toBe('error');
    await browser.meets('install');
    expect(await browser.asks('/wallet', page)).toBe('kept /offline.html');
  });

  it.each(['/api', '/api/v1/wallet', '/auth/v1/token', '/dev/mail', '/health', '/.well-known/a', '/a.pdf'])(
    '%s is none of ours',
    async (path) => {
      await begin();
      expect(await browser.asks(path, page)).toBeUndefined();
    },
  );

  it.each(['/apiary', '/auth', '/developers', '/healthy', '/a.b/c'])('%s is ours', async (path) => {
    await begin();
    expect(await browser.asks(path, page)).toBe(`network ${path}`);
  });
});

describe('a file that is asked for while the worker is there', () => {
  it('with a hash comes from the store, and from the network where it is not there', async () => {
    await begin();
    expect(await browser.asks('/assets/app-1.js')).toBe('network /assets/app-1.js');
    expect(browser.stores.get(CACHE)?.has('/assets/app-1.js') ?? false).toBe(false);
    await browser.meets('install');
    expect(await browser.asks('/assets/app-1.js')).toBe('kept /assets/app-1.js');
    expect(browser.fetched).toHaveLength(1);
  });

  it('of a face is kept as it is first used, unless it was not found', async () => {
    browser.isFound = false;
    await begin();
    await browser.asks('/assets/face-1.woff2');
    expect(browser.stores.get(CACHE)).toBeUndefined();
    browser.isFound = true;
    expect(await browser.asks('/assets/face-1.woff2')).toBe('network /assets/face-1.woff2');
    expect(browser.stores.get(CACHE)?.get('/assets/face-1.woff2')).toBe('network /assets/face-1.woff2');
    await browser.asks('/assets/face-1.woff2');
    expect(browser.fetched).toHaveLength(2);
  });

  it('without a hash is asked for first, and kept ones serve without a connection', async () => {
    await begin();
    await browser.meets('install');
    expect(await browser.asks('/seal.svg')).toBe('network /seal.svg');
    browser.isOnline = false;
    expect(await browser.asks('/seal.svg')).toBe('kept /seal.svg');
    browser.stores.clear();
    expect(await browser.asks('/seal.svg')).toBe('error');
  });

  it.each([
    ['of another place', '/seal.svg', { origin: 'https://other.example' }],
    ['that is sent, not read', '/seal.svg', { method: 'POST' }],
    ['that is not kept', '/assets/other-1.js', {}],
    ['of the API', '/api/v1/wallet', {}],
  ])('%s is left to the browser', async (_title, path, more) => {
    await begin();
    expect(await browser.asks(path, more)).toBeUndefined();
    expect(browser.fetched).toEqual([]);
  });
});

it('the worker that ends the others throws away all that they kept, and goes', async () => {
  browser.stores.set('egcr-1', new Map());
  browser.stores.set(CACHE, new Map());
  await import('./worker-off.ts');
  await browser.meets('install');
  expect(browser.done).toEqual(['takes over at once']);
  await browser.meets('activate');
  expect(browser.stores.size).toBe(0);
  expect(browser.done).toEqual(['takes over at once', 'gone']);
});
