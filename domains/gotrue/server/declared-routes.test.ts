import { IdentityServer } from '@egcr/identity/testing';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { protocolRoutes } from '../contract/protocol-routes.ts';
import { requireDeclared } from './declared-routes.ts';

let server: IdentityServer;
beforeAll(async () => {
  server = await IdentityServer.start();
});
afterAll(() => server.close());

const NEW = { 'x-supabase-api-version': '2024-01-01' };
const NOBODY = '00000000-0000-7000-8000-000000000000';

describe('the routes of the identity protocol', () => {
  it('are mounted only where their access is declared (attack P7)', () => {
    const scope = Fastify();
    requireDeclared(scope);
    expect(() => scope.get('/user', () => '')).not.toThrow();
    expect(() => scope.post('/user', () => '')).toThrow('POST /user is in no list');
    expect(() => scope.all('/debug', () => '')).toThrow('* /debug is in no list');
  });

  it.each(protocolRoutes.map((route) => [route.method, route.path, route.access] as const))(
    '%s %s is served, and lets nobody in without what %s takes (attack P7)',
    async (method, path, access) => {
      const url = `/auth/v1${path.replaceAll(/:\w+/g, NOBODY).replace('*', 'anything')}`;
      const answer = await server.call(method === '*' ? 'POST' : method, url, { headers: NEW });
      expect(answer.body['code']).not.toBe('not_found');
      const { token } = await server.person();
      const asPerson = await server.call(method === '*' ? 'POST' : method, url, { headers: NEW, token });
      expect(answer.body['code'] === 'no_authorization').toBe(access !== 'public');
      expect(asPerson.body['code'] === 'not_admin').toBe(access === 'service_key');
    },
  );

  const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
  const methodical = protocolRoutes.filter(({ method }) => method !== '*');
  const paths = [...new Set(methodical.map(({ path }) => path))];

  it.each(paths)('%s answers every other method with 405 and what it takes', async (path) => {
    const url = `/auth/v1${path.replaceAll(/:\w+/g, NOBODY)}`;
    const token = await server.identity.door.makeServiceKey(server.services.clock.now());
    const taken = METHODS.filter((method) =>
      methodical.some((route) => route.method === method && fits(route.path, path)),
    );
    for (const method of METHODS.filter((each) => !taken.includes(each))) {
      const answer = await server.call(method, url, { headers: NEW, token });
      expect({ method, ...answer }).toMatchObject({
        method,
        status: 405,
        body: { code: 'method_not_allowed' },
      });
      const allow = (answer.headers.get('allow') ?? '').split(', ').filter((each) => each !== 'HEAD');
      expect(allow).toEqual(taken.toSorted());
    }
  });

  it('tell nobody without the service key which methods the operator has', async () => {
    const answer = await server.call('PATCH', '/auth/v1/admin/users', { headers: NEW });
    expect(answer).toMatchObject({ status: 401, body: { code: 'no_authorization' } });
    expect(answer.headers.get('allow')).toBeNull();
  });
});

/** Whether a path with an id in its place is served by this route too: `/factors/:id` takes `/factors/recovery-codes`. */
function fits(pattern: string, path: string): boolean {
  const asked = path.split('/');
  const parts = pattern.split('/');
  return (
    parts.length === asked.length && parts.every((part, at) => part.startsWith(':') || part === asked[at])
  );
}
