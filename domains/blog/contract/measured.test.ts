import { describe, expect, it } from 'vitest';

import { measuredAnew } from './measured.ts';
import type { PostBody } from './post-body.ts';

const figure = {
  type: 'figure',
  kind: 'measured',
  value: '9',
  text: 'people',
  source: 'x',
  on: '2026-01-01',
} as const;
const reading = { values: new Map([['people', 12_345]]), on: '2026-11-27', language: 'de' };

describe('a figure that we count ourselves', () => {
  it('is read again in the language of its text, with its call and its day [SYS-18]', () => {
    const [shown] = measuredAnew([{ ...figure, kind: 'claim', measure: 'people' }], reading);
    expect(shown).toEqual({
      ...figure,
      measure: 'people',
      value: '12.345',
      source: 'GET /api/v1/site/figures (people)',
      on: '2026-11-27',
    });
  });

  it('stays as it was where it is not counted now, and leaves all other parts alone [SYS-18]', () => {
    const body: PostBody = [figure, { type: 'notice', text: 'a' }];
    expect(measuredAnew(body, reading)).toBe(body);
    const other: PostBody = [{ ...figure, measure: 'hires' }];
    expect(measuredAnew(other, reading)).toEqual(other);
  });
});
