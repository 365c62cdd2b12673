import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { protocolRoutes } from '../../contract/protocol-routes.ts';
import { IdentityServer } from '../../testing/identity-server.ts';
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
});
