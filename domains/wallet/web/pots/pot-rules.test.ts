import { readInput } from '@egcr/contract/issues';
import { describe, expect, it } from 'vitest';

import { shareOf } from './pot-progress.ts';
import { moveSchema, potSchema, type MoveValues, type PotValues } from './pot-rules.ts';
import { targetOf } from './use-pot-form.ts';

const jvd = (value: string) => ({ value, assetCode: 'JVD', assetScale: 2 });

describe('the form of a pot', () => {
  const good: PotValues = { name: 'Boat', look: 'star', assetCode: 'JVD', target: '', targetOn: '' };

  it.each<[Partial<PotValues>, string[]]>([
    [{}, []],
    [{ target: '100' }, []],
    [{ name: '  ' }, ['name_required']],
    [{ name: 'x'.repeat(41) }, ['name_too_long']],
    [{ name: '🛶'.repeat(40) }, []],
    [{ name: 'a\u202eb' }, ['name_characters']],
    [{ target: '0' }, ['amount_zero']],
    [{ target: 'much' }, ['amount_not_a_number']],
  ])('%j: %j', (change, codes) => {
    const read = readInput(potSchema('.'), { ...good, ...change });
    expect('errors' in read ? read.errors.map(({ code }) => code) : []).toEqual(codes);
  });
});

describe('the goal of a pot as it travels', () => {
  const goal = (target: string, assetCode: string) =>
    targetOf({ name: 'Boat', look: 'star', assetCode, target, targetOn: '' }, '.');

  it('is in minor units of its currency, and nothing where none was entered', () => {
    expect(goal('12.5', 'JVD')).toEqual(jvd('1250'));
    expect(goal('12', 'JPY')).toEqual({ value: '12', assetCode: 'JPY', assetScale: 0 });
    expect(goal('', 'JVD')).toBeNull();
  });
});

describe('moving money', () => {
  const schema = moveSchema({ decimal: '.', assetCode: 'JVD', available: { in: 1000n, out: 200n } });

  it.each<[MoveValues, string[]]>([
    [{ direction: 'in', amount: '10' }, []],
    [{ direction: 'in', amount: '10.01' }, ['insufficient_funds']],
    [{ direction: 'out', amount: '2' }, []],
    [{ direction: 'out', amount: '10' }, ['insufficient_funds']],
    [{ direction: 'out', amount: '' }, ['amount_required']],
  ])('%j: %j', (values, codes) => {
    const read = readInput(schema, values);
    expect('errors' in read ? read.errors.map(({ code }) => code) : []).toEqual(codes);
  });
});

describe('how full a pot is', () => {
  it.each([
    [jvd('0'), jvd('20000'), 0],
    [jvd('5000'), jvd('20000'), 0.25],
    [jvd('19999'), jvd('20000'), 0.999],
    [jvd('20000'), jvd('20000'), 1],
    [jvd('4000000000000000000'), jvd('1'), 1],
    [jvd('5000'), null, undefined],
    [jvd('5000'), jvd('0'), undefined],
  ])('%j of %j: %j', (balance, target, share) => {
    expect(shareOf({ balance, target })).toBe(share);
  });
});
