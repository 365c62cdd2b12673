/*
 * Our own service worker. It keeps the files of this version's shell and a page for when there is no connection, and nothing else: no
 * page of a person, no answer of the API, no identity. Pages always come from the network. Its lists are put in by the build.
 */
import type { WorkerFetchEvent, WorkerScope } from './scope.ts';

declare const self: WorkerScope;
/** What the offline page is made of. */
declare const OFFLINE_FILES: readonly string[];
/** The shell's scripts. Its entry names the version: every change of any script changes it, and pages look for theirs here. */
declare const SHELL_FILES: readonly string[];
/** Faces: kept when they are first used, since the person who saves data uses none. */
declare const FACES: readonly string[];
/** Different for every set of files. */
declare const CACHE: string;

const OFFLINE_PAGE = '/offline.html';
/** Never ours, also when someone opens them as a page: the API, identity, machine addresses, and files. */
const NOT_PAGES = /^\/(api|auth\/v1|dev|health|\.well-known)(\/|$)|\.\w{1,11}$/;
const KEPT = new Set([...OFFLINE_FILES, ...SHELL_FILES, ...FACES]);

self.addEventListener('install', (event) => {
  event.waitUntil(keepFiles());
  // Nothing a page of an older version needs is lost by taking over at once.
  void self.skipWaiting();
});

self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (!NOT_PAGES.test(pathname)) event.respondWith(page(event));
  } else if (KEPT.has(pathname)) event.respondWith(file(request, pathname));
});

async function keepFiles(): Promise<void> {
  const cache = await caches.open(CACHE);
  // Hashed files may come from the browser's own store, the others must be of this very version.
  const asked = filesToKeep().map(
    (path) => new Request(path, { cache: isHashed(path) ? 'default' : 'reload' }),
  );
  await cache.addAll(asked);
}

/** The person who saves data keeps the offline page only. */
function filesToKeep(): readonly string[] {
  const connection: unknown = Reflect.get(self.navigator, 'connection');
  const savesData =
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true;
  return savesData ? OFFLINE_FILES : [...OFFLINE_FILES, ...SHELL_FILES];
}

function isHashed(path: string): boolean {
  return path.startsWith('/assets/');
}

async function takeOver(): Promise<void> {
  for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

/** A page from the network, as it is now; without a connection the page that says so. */
async function page({ request, preloadResponse }: WorkerFetchEvent): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    return (await caches.match(OFFLINE_PAGE)) ?? Response.error();
  }
}

/** A file of the shell: hashed ones never change, the others are asked for first. */
async function file(request: Request, path: string): Promise<Response> {
  if (!isHashed(path)) return fetch(request).catch(() => kept(path));
  const found = await caches.match(path);
  if (found) return found;
  const fetched = await fetch(request);
  if (fetched.ok && FACES.includes(path)) await (await caches.open(CACHE)).put(path, fetched.clone());
  return fetched;
}

async function kept(path: string): Promise<Response> {
  return (await caches.match(path)) ?? Response.error();
}
