import { expect, it } from 'vitest';
import * as z from 'zod/mini';

import { post } from '../testing/api.ts';
import { startProduct } from '../testing/product.ts';

const MESSAGES = '/api/v1/contact/messages';
const letter = {
  name: 'Ann Lee',
  email: 'ann@example.com',
  topic: 'money',
  message: 'A payment of mine has not arrived yet, what can I do?',
};

it('a message asks for a captcha token where that is on', async () => {
  const guarded = await startProduct({ settings: { RATE_LIMITS: 'on', CAPTCHA: 'on' } });
  try {
    const answer = await post(guarded.url + MESSAGES, letter);
    expect(z.object({ code: z.string() }).parse(await answer.json()).code).toBe('captcha_failed');
  } finally {
    await guarded.close();
  }
});

it('one network sends five messages an hour', async () => {
  const limited = await startProduct({ settings: { RATE_LIMITS: 'on' } });
  try {
    const statuses: number[] = [];
    for (let sent = 0; sent < 6; sent += 1)
      statuses.push((await post(limited.url + MESSAGES, letter)).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  } finally {
    await limited.close();
  }
});
