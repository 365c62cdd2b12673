import { endpoint } from '@egcr/contract/endpoint';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { replyOf } from './answer.ts';
import { fixedReply } from './fixed-reply.ts';

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
const deep = callWith('test.deep', z.object({ fund: z.object({ title: z.string() }) }));
const long = callWith('test.long', z.object({ title: z.string(), secret: z.string() }));

describe('a reply', () => {
  it.each([
    ['made anew', { title: 'Fund', secret: 'kept' }],
    ['fixed', fixedReply({ title: 'Fund', secret: 'kept' })],
  ])('that is %s leaves with the members of its own call alone, however often it is given', (_, reply) => {
    for (const _time of [1, 2]) {
      expect(replyOf(short, reply).body).toEqual({ title: 'Fund' });
      expect(replyOf(long, reply).body).toEqual({ title: 'Fund', secret: 'kept' });
    }
  });

  it('that is fixed passes through the schema once, any other each time', () => {
    const fixed = fixedReply({ title: 'Fund' });
    expect(replyOf(short, fixed)).toBe(replyOf(short, fixed));
    const changing = { title: 'Fund' };
    expect(replyOf(short, changing).body).toEqual({ title: 'Fund' });
    changing.title = 'Loan';
    expect(replyOf(short, changing).body).toEqual({ title: 'Loan' });
  });

  it('that is frozen and not fixed is read anew, since its parts may change', () => {
    const frozen = Object.freeze({ fund: { title: 'Fund' } });
    expect(replyOf(deep, frozen).body).toEqual({ fund: { title: 'Fund' } });
    frozen.fund.title = 'Loan';
    expect(replyOf(deep, frozen).body).toEqual({ fund: { title: 'Loan' } });
  });

  it('that is fixed lets no part of it change', () => {
    const fixed = fixedReply({ fund: { title: 'Fund' }, list: [{ title: 'Fund' }] });
    expect(() => {
      fixed.fund.title = 'Loan';
    }).toThrow(TypeError);
    expect(() => fixed.list.push({ title: 'Loan' })).toThrow(TypeError);
  });

  it('that is outside its contract is never sent, fixed or not', () => {
    for (const wrong of [{ title: 1 }, fixedReply({ title: 1 }), null, 'text'])
      for (const _time of [1, 2]) expect(() => replyOf(short, wrong)).toThrow('outside its contract');
  });
});
