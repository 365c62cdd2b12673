import { describe, expect, it } from 'vitest';

import { withReason } from './auth-reason.ts';

const refused = (body: string, status = 400) =>
  new Response(body, { status, headers: { 'x-supabase-api-version': '2024-01-01' } });

describe('a refusal of the identity server', () => {
  it('carries our reason as its code, with its message and headers', async () => {
    const body = { code: 'invalid_credentials', message: 'Invalid login credentials', reason: 'undisclosed' };
    const answer = await withReason(refused(JSON.stringify(body)));
    expect([answer.status, answer.headers.get('x-supabase-api-version')]).toEqual([400, '2024-01-01']);
    expect(await answer.json()).toMatchObject({ code: 'undisclosed', message: 'Invalid login credentials' });
  });

  it.each([
    ['{"code":"invalid_credentials"}', 400],
    ['not JSON', 400],
    ['null', 400],
    ['{"code":"x","reason":"undisclosed"}', 429],
  ])('passes as it is without a reason: %s with %i', async (body, status) => {
    const answer = refused(body, status);
    expect(await withReason(answer)).toBe(answer);
    expect(await answer.text()).toBe(body);
  });
});
