import { createMetrics } from '@egcr/server-kit/metrics';
import { openApiDocument } from '@egcr/server-kit/openapi';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { startProduct, type TestProduct } from '../testing/product.ts';
import { composeApp } from './compose.ts';
import { readConfig } from './config.ts';
import { composeDomains } from './domains.ts';
import { version } from './version.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

/** Served beside the contract, each for a reason that docs/ or a standard gives. */
const BESIDE_THE_CONTRACT: readonly RegExp[] = [
  /^\/api\/openapi\.json$/,
  /^\/api\/reference([/.].*)?$/,
  // The puzzle as sound: the audio element of the widget asks for it, no caller of the API.
  /^\/api\/v1\/captcha\/audio$/,
  // GoTrue's protocol has a document of its own: identity's README.
  /^\/auth\/v1(\/.*)?$/,
  /^\/health(\/(live|ready|detail))?$/,
  // Test mode only: docs/test-contract.md.
  /^\/dev(\/.*)?$/,
  // Pages, their files, and what browsers and crawlers ask for by themselves.
  /^(\/|\*|\/\*)$/,
  /^\/(assets|fonts|pictures|legal)\//,
  /^\/[\w.-]+\.(txt|xml|ico|png|svg|js|json|webmanifest)$/,
  /^\/\.well-known\//,
];

/** Every route of the whole product, as it is registered: `GET /api/v1/wallet`. */
async function routesServed(): Promise<string[]> {
  const routes: string[] = [];
  const domains = composeDomains(readConfig({ TEST_MODE: '1' }), product.keys);
  const metrics = createMetrics(product.services.pool);
  const app = await composeApp(
    {
      services: product.services,
      domains,
      metrics: {
        ...metrics,
        watchHttp: (server) => {
          server.addHook('onRoute', ({ method, url }) => {
            for (const each of [method].flat()) routes.push(`${each} ${url}`);
          });
        },
      },
    },
    { webRoot: undefined, metas: {} },
  );
  await app.ready();
  await app.close();
  return routes.filter((route) => !/^(HEAD|OPTIONS) /.test(route));
}

function operationsDocumented(): string[] {
  const { list } = composeDomains(readConfig({ TEST_MODE: '1' }), product.keys);
  const { paths } = openApiDocument(list, { publicUrl: '/', version });
  return Object.entries(paths ?? {}).flatMap(([path, methods]: [string, object]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
  );
}

test('every route that is served stands in the document, or is one that is served beside it for a reason', async () => {
  const documented = new Set(operationsDocumented());
  const unknown = (await routesServed()).filter(
    (route) =>
      !documented.has(route) && !BESIDE_THE_CONTRACT.some((known) => known.test(route.split(' ')[1] ?? '')),
  );
  expect(unknown).toEqual([]);
});

test('every operation of the document is served', async () => {
  const served = new Set(await routesServed());
  expect(operationsDocumented().filter((operation) => !served.has(operation))).toEqual([]);
});
