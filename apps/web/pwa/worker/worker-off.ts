/*
 * Served in place of the service worker where SERVICE_WORKER=off: it takes the other one's place, throws away what that kept, and goes.
 */
import type { WorkerScope } from './scope.ts';

declare const self: WorkerScope;

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
}
