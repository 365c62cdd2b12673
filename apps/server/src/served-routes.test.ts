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
  // CommonGrants has a document of its own, and answers what it does not have: the README of grants.
  /^\/common-grants(\/\*)?$/,
  /^\/health(\/(live|ready|detail))?$/,
  // Test mode only: docs/test-contract.md.
  /^\/dev(\/.*)?$/,
  // Pages, their files, and what browsers and crawlers ask for by themselves.
  /^(\/|\*|\/\*)$/,
  /^\/(assets|fonts|pictures|legal)\//,
  /^\/[\w.-]+\.(txt|xml|ico|png|svg|js|json|webmanifest)$/,
  /^\/\.well-known\//,
  // The blog's posts as feeds and their part of the site map: RSS 2.0, Atom (RFC 4287), JSON Feed 1.1, sitemaps.org.
  /^\/blog\/(rss\.xml|atom\.xml|feed\.json|sitemap\.xml)$/,
  // A search for jobs as a feed, in the same three forms.
  /^\/jobs\/(rss\.xml|atom\.xml|feed\.json)$/,
  // Public pictures: files, each at its own address.
  /^\/media\/:picture\/:file$/,
  // CommonGrants 0.4.0 has a document of its own, with the schemas of the standard.
  /^\/common-grants\/(opportunities(\/(search|:oppId))?|competitions\/:compId|forms(\/:formId)?)$/,
  /^\/common-grants\/(awards(\/(search|:awdId))?|orgs(\/:orgId)?)$/,
  /^\/common-grants\/applications\/(search|start|:appId(\/forms\/:formId|\/submit)?)$/,
  /^\/api\/common-grants\.json$/,
  // The one click by which mail programs end an alert: a form, not JSON (RFC 8058).
  /^\/(job|grant)-alerts\/:token$/,
  // The same for the newsletter.
  /^\/newsletter\/:token$/,
];

/** The whole product, not listening. `watch` sees each route as it is registered. */
async function composed(watch: (route: string) => void = () => undefined): ReturnType<typeof composeApp> {
  const domains = composeDomains(readConfig({ TEST_MODE: '1' }), product.keys);
  const metrics = createMetrics(product.services.pool);
  return composeApp(
    {
      services: product.services,
      domains,
      metrics: {
        ...metrics,
        watchHttp: (server) => {
          server.addHook('onRoute', ({ method, url }) => {
            for (const each of [method].flat()) watch(`${each} ${url}`);
          });
        },
      },
    },
    { webRoot: undefined, metas: {} },
  );
}

/** Every route of the whole product, as it is registered: `GET /api/v1/wallet`. */
async function routesServed(): Promise<string[]> {
  const routes: string[] = [];
  const app = await composed((route) => routes.push(route));
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

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
const ID = '00000000-0000-7000-8000-000000000000';

test('every address of the document answers a method it does not take with 405 and those it takes', async () => {
  const app = await composed();
  const addresses = Map.groupBy(operationsDocumented(), (operation) => operation.split(' ')[1] ?? '');
  for (const path of addresses.keys()) {
    const url = path.replaceAll(/:\w+/g, ID);
    const taken = app.methodsAt(url);
    for (const operation of addresses.get(path) ?? []) expect(taken).toContain(operation.split(' ')[0]);
    for (const method of METHODS.filter((each) => !taken.includes(each))) {
      for (const asked of [url, `${url}/`, `${url}?x=1`]) {
        const answer = await app.inject({ method, url: asked });
        expect([method, asked, answer.statusCode]).toEqual([method, asked, 405]);
        expect(answer.json()).toMatchObject({ code: 'method_not_allowed', status: 405 });
        expect(answer.headers['allow']).toBe(taken.toSorted().join(', '));
      }
    }
  }
  await app.close();
});

test('what is at no address stays 404 in every method, and so do the doors of tests for strangers', async () => {
  const app = await composed();
  const stranger = { host: 'bank.example' };
  for (const method of [...METHODS, 'OPTIONS', 'HEAD'] as const) {
    for (const url of ['/api/v1/nothing', '/api/v1', '/auth/v1/nothing', '/dev/clock']) {
      // Browsers of other origins ask before they know what is there.
      if (url === '/auth/v1/nothing' && method === 'OPTIONS') continue;
      const answer = await app.inject({ method, url, headers: stranger });
      expect([method, url, answer.statusCode]).toEqual([method, url, 404]);
      expect(answer.headers['allow']).toBeUndefined();
    }
  }
  await app.close();
});
