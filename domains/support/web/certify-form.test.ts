import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { emptyWeek, fieldOfBody, weekForm, writtenActs } from './certify-form.ts';

const week = emptyWeek('2026-11-23');

describe('the form of a week of income support [SYS-07]', () => {
  it.each([
    ['activities.0.kind', 'kind1'],
    ['activities.0.on', 'on1'],
    ['activities.0.text', 'text1'],
    ['activities.1.proof', 'proof2'],
    ['activities.1.kind', 'kind2'],
    ['activities.2.kind', undefined],
    ['activities.0.other', undefined],
    ['before.activities.0.kind', undefined],
    ['activities.0.kind.value', undefined],
    ['earned', 'earned'],
    ['earned.value', 'earned'],
    ['cause', 'cause'],
    ['causes', undefined],
    ['able', undefined],
  ])('shows what the server says of %s at its field %s', (field, shown) => {
    expect(fieldOfBody(field)).toBe(shown);
  });

  it('sends the acts about which anything was written, in their order', () => {
    expect(writtenActs(week)).toEqual([]);
    expect(writtenActs({ ...week, text1: '  ', proof2: 'A letter.' })).toEqual([
      { kind: 'application', on: '2026-11-23', text: '', proof: 'A letter.' },
    ]);
    expect(
      writtenActs({
        ...week,
        text1: 'I wrote.',
        kind2: 'interview',
        text2: 'I went.',
      }).map(({ text }) => text),
    ).toEqual(['I wrote.', 'I went.']);
  });

  it.each([
    [{}, []],
    [{ text1: 'abc', proof1: 'abc' }, []],
    [{ text1: 'ab ', proof1: 'abc' }, ['text1']],
    [{ text1: 'abc' }, ['proof1']],
    [{ proof2: 'abc', text2: ' a ' }, ['text2']],
  ])('takes both sentences of an act that is begun: %j lacks %j', (typed, missing) => {
    const read = z.safeParse(weekForm, { ...week, ...typed });
    expect(read.error?.issues.map(({ path }) => path.join('.')) ?? []).toEqual(missing);
  });
});
