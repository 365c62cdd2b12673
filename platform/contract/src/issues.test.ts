import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { readInput } from './issues.ts';

const body = z.strictObject({
  name: z.string().check(z.minLength(3, 'name_too_short'), z.maxLength(5)),
  to: z.object({ amount: z.string() }),
  mode: z.enum(['a', 'b']),
});

function issuesOf(input: unknown) {
  const result = readInput(body, input);
  return 'errors' in result ? result.errors : [];
}

describe('issues of a refused body', () => {
  it('lists every field at once, by path and stable code [VAL-07]', () => {
    expect(issuesOf({ name: 'ab', to: {}, mode: 'c', extra: 1 })).toEqual([
      { field: 'name', code: 'name_too_short', params: { minimum: 3 } },
      { field: 'to.amount', code: 'required' },
      { field: 'mode', code: 'not_offered' },
      { field: 'extra', code: 'unknown_field' },
    ]);
  });

  it('tells a wrong type from an absent field, and gives the limit that was passed', () => {
    expect(issuesOf({ name: 7, to: { amount: 'x' }, mode: 'a' })).toEqual([
      { field: 'name', code: 'wrong_type' },
    ]);
    expect(issuesOf({ name: 'abcdef', to: { amount: 'x' }, mode: 'a' })).toEqual([
      { field: 'name', code: 'too_long', params: { maximum: 5 } },
    ]);
  });

  it('lists the first hundred of thousands (attack X4)', () => {
    const many = Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`k${at}`, 1]));
    expect(issuesOf({ name: 'abc', to: { amount: 'x' }, mode: 'a', ...many })).toHaveLength(100);
  });

  it('names the whole body where it is not an object', () => {
    expect(issuesOf(undefined)).toEqual([{ field: '', code: 'required' }]);
  });
});
