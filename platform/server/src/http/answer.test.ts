import { endpoint } from '@egcr/contract/endpoint';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { replyOf } from './answer.ts';

const callWith = (name: string, reply: z.ZodMiniType) =>
  endpoint({
    name,
    summary: 'For this test.',
    method: 'GET',
    path: '/api/v1/test',
    reply,
    refusals: [],
    access: 'public',
    pin: 'none',
    rate: 'public',
  });
const short = callWith('test.short', z.object({ title: z.string() }));
const long = callWith('test.long', z.object({ title: z.string(), secret: z.string() }));

describe('a reply', () => {
  it.each([
    ['made anew', { title: 'Fund', secret: 'kept' }],
    ['frozen', Object.freeze({ title: 'Fund', secret: 'kept' })],
  ])('that is %s leaves with the members of its own call alone, however often it is given', (_, reply) => {
    for (const _time of [1, 2]) {
      expect(replyOf(short, reply).body).toEqual({ title: 'Fund' });
      expect(replyOf(long, reply).body).toEqual({ title: 'Fund', secret: 'kept' });
    }
  });

  it('that is frozen passes through the schema once, any other each time', () => {
    const frozen = Object.freeze({ title: 'Fund' });
    expect(replyOf(short, frozen)).toBe(replyOf(short, frozen));
    const changing = { title: 'Fund' };
    expect(replyOf(short, changing).body).toEqual({ title: 'Fund' });
    changing.title = 'Loan';
    expect(replyOf(short, changing).body).toEqual({ title: 'Loan' });
  });

  it('that is outside its contract is never sent, frozen or not', () => {
    for (const wrong of [{ title: 1 }, Object.freeze({ title: 1 }), null, 'text'])
      for (const _time of [1, 2]) expect(() => replyOf(short, wrong)).toThrow('outside its contract');
  });
});
