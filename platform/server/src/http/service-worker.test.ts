import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { testDatabase, type TestDatabase } from '../../testing/database.ts';
import { testServices } from '../../testing/services.ts';
import { buildApp } from './app.ts';

let database: TestDatabase;
let webRoot = '';

beforeAll(async () => {
  database = await testDatabase();
  webRoot = mkdtempSync(join(tmpdir(), 'egcr-web-'));
  writeFileSync(join(webRoot, 'index.html'), '<!doctype html><title>EGCR</title>');
  writeFileSync(join(webRoot, 'sw.js'), '// keeps files');
  writeFileSync(join(webRoot, 'sw-off.js'), '// removes itself');
});
afterAll(async () => {
  await database.close();
  rmSync(webRoot, { recursive: true });
});

async function workerServed({ isWorkerOff, path }: { isWorkerOff: boolean; path: string }) {
  const services = testServices(database);
  const app = await buildApp({
    services: { ...services, settings: { ...services.settings, isWorkerOff } },
    gatekeeper: {
      authenticate: () => Promise.reject(new Error('nobody is asked')),
      hasCompleteProfile: async () => false,
    },
    throttle: async () => ({ allowed: true, retryAfter_s: 0 }),
    isKnownAddress: () => false,
    webRoot,
    domains: [],
  });
  const { statusCode, headers, body } = await app.inject(path);
  await app.close();
  return {
    statusCode,
    kept: headers['cache-control'],
    policy: String(headers['content-security-policy']),
    body,
  };
}

it.each(['/sw.js', '/sw.js?again'])(
  'browsers get the worker at %s, and ask for it each time',
  async (path) => {
    const { statusCode, kept, policy, body } = await workerServed({ isWorkerOff: false, path });
    expect([statusCode, kept, body]).toEqual([200, 'no-cache', '// keeps files']);
    expect(policy).toContain("worker-src 'self'");
  },
);

it.each(['/sw.js', '/sw.js?again'])(
  'with the worker switched off they get the one that removes itself at %s',
  async (path) => {
    const { statusCode, kept, body } = await workerServed({ isWorkerOff: true, path });
    expect([statusCode, kept, body]).toEqual([200, 'no-cache', '// removes itself']);
  },
);

it('nothing else is touched by the switch', async () => {
  const { statusCode } = await workerServed({ isWorkerOff: true, path: '/sw.jsx' });
  expect(statusCode).toBe(404);
});
