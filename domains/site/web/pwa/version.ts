/** How often a page that stays open asks, at most, whether it is still the newest. */
const ASK_EVERY_MS = 30 * 60 * 1000;
const WORKER = '/sw.js';

interface PolicyFactory {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ) => { readonly createScriptURL: (url: string) => string };
}

/** The page trusts no address as a program but this one. */
function trusted(address: typeof WORKER): string {
  const factory: PolicyFactory | undefined = Reflect.get(globalThis, 'trustedTypes');
  return (
    factory?.createPolicy('service-worker', { createScriptURL: () => address }).createScriptURL(address) ??
    address
  );
}

/** The script this page began with: it names the version, since every change of any script changes it. */
function ownEntry(): string | undefined {
  const script = document.querySelector('script[type="module"][src]');
  return script?.getAttribute('src') ?? undefined;
}

/**
 * Whether the site has been renewed since this page was opened: the worker's list of files then no longer names its script. One small
 * request past all stores; no where nobody can tell, as without a connection or with the worker switched off.
 */
async function isOutdated(): Promise<boolean> {
  const own = ownEntry();
  if (own === undefined) return false;
  try {
    const response = await fetch(WORKER, { cache: 'no-store' });
    const list = response.ok ? await response.text() : '';
    return list.includes('/assets/') && !list.includes(own);
  } catch {
    return false;
  }
}

/** Puts the service worker in its place. A browser without one, or one that refuses it, does without. */
async function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined;
  try {
    return await navigator.serviceWorker.register(trusted(WORKER), { updateViaCache: 'none' });
  } catch (failure) {
    console.warn('the service worker was refused', failure);
    return undefined;
  }
}

/**
 * Tells as soon as the site has been renewed: after another worker took over, when a part of the page can no longer be fetched, when the
 * connection comes back, and now and then when the reader does. Answers how to stop.
 */
export function followVersion(onNew: () => void): () => void {
  const end = new AbortController();
  const { signal } = end;
  let askedAt = Date.now();
  const ask = async () => {
    askedAt = Date.now();
    if ((await isOutdated()) && !signal.aborted) onNew();
  };
  const askNow = () => void ask();
  window.addEventListener('vite:preloadError', askNow, { signal });
  window.addEventListener('online', askNow, { signal });
  document.addEventListener(
    'visibilitychange',
    () => {
      if (!document.hidden && Date.now() - askedAt > ASK_EVERY_MS) askNow();
    },
    { signal },
  );
  void registerWorker().then((registration) => {
    if (!registration || signal.aborted) return;
    // The first worker of all takes over too: then nothing is new.
    navigator.serviceWorker.addEventListener('controllerchange', askNow, { signal });
  });
  return () => end.abort();
}
