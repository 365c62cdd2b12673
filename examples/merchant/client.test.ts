import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { clientText, forMerchants } from './tools/make-client.ts';

it('is the client of the present document: else run `npm run client -w @egcr/example-merchant` [SYS-02]', async () => {
  const kept = await readFile(join(import.meta.dirname, 'client', 'api.d.ts'), 'utf8');
  expect(kept === (await clientText())).toBe(true);
});

it('knows what a key may call, with all that this leads to, and nothing else', () => {
  const schemas = { Paid: { $ref: '#/components/schemas/Money' }, Money: {}, Secret: {} };
  const answer = { 200: { schema: { $ref: '#/components/schemas/Paid' } } };
  const client = forMerchants({
    openapi: '3.1.0',
    info: {},
    paths: {
      '/payments': {
        get: { 'x-scope': 'payments.read', responses: answer },
        post: { responses: { 200: { $ref: '#/components/schemas/Secret' } } },
      },
      '/pin': { post: { responses: {} } },
    },
    components: { schemas },
  });
  expect(client['paths']).toEqual({
    '/payments': { get: { 'x-scope': 'payments.read', responses: answer } },
  });
  expect(Object.keys((client['components'] as { schemas: object }).schemas)).toEqual(['Money', 'Paid']);
});
