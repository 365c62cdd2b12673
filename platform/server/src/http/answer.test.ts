import { endpoint } from '@egcr/contract/endpoint';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { replyOf } from './answer.ts';
import { FileReply } from './file-reply.ts';
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

  it('has the status of its call, 204 where there is nothing to say, and a file only of the kind that was promised', () => {
    const { reply: _reply, ...silent } = short;
    expect(replyOf(silent, undefined)).toEqual({ status: 204, headers: {}, body: undefined });
    expect(replyOf({ ...silent, status: 202 }, 'not told')).toEqual({
      status: 202,
      headers: {},
      body: undefined,
    });
    expect(replyOf({ ...short, status: 201 }, { title: 'Fund' })).toMatchObject({ status: 201 });
    expect(replyOf(short, { title: 'Fund' })).toMatchObject({ status: 200, headers: {} });
    const call = { ...silent, file: ['text/csv'] };
    const fileOf = (mediaType: string) =>
      new FileReply({ name: 'a', mediaType, content: async function* empty() {} });
    const file = fileOf('text/csv');
    expect(replyOf(call, file)).toEqual({ status: 200, headers: {}, body: file });
    for (const wrong of [fileOf('text/plain'), { mediaType: 'text/csv' }, undefined])
      expect(() => replyOf(call, wrong)).toThrow('answered no file, or one of another kind');
  });

  it('that is fixed is written as JSON once', () => {
    expect(replyOf(short, fixedReply({ title: 'Fund' })).text).toBe('{"title":"Fund"}');
    expect(replyOf(short, { title: 'Fund' }).text).toBeUndefined();
  });
});
