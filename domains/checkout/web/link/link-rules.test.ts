import { readInput } from '@egcr/contract/issues';
import { expect, it } from 'vitest';

import { linkBody, linkSchema, type LinkValues } from './link-rules.ts';

const good: LinkValues = {
  title: ' Coffee ',
  isOpen: false,
  amount: '25,50',
  assetCode: 'JVD',
  stock: '',
  days: '',
  isManual: false,
  isTest: false,
};

function issuesOf(values: Partial<LinkValues>): readonly string[] {
  const read = readInput(linkSchema(','), { ...good, ...values });
  return 'value' in read ? [] : read.errors.map(({ field, code }) => `${field} ${code}`);
}

it.each([
  [{}, []],
  [{ title: '  ' }, ['title title_required']],
  [{ title: 'x'.repeat(81) }, ['title title_too_long']],
  [{ title: 'a\u202Eb' }, ['title title_characters']],
  [{ amount: '' }, ['amount amount_required']],
  [{ amount: '0' }, ['amount amount_zero']],
  [{ isOpen: true, amount: '' }, []],
  [{ stock: '0' }, ['stock stock_range']],
  [{ stock: '1.5' }, ['stock stock_range']],
  [{ stock: '1000000' }, []],
  [{ stock: '1000001' }, ['stock stock_range']],
  [{ stock: '٣' }, []],
  [
    { title: '', amount: 'x', stock: '-1' },
    ['title title_required', 'amount amount_not_a_number', 'stock stock_range'],
  ],
] satisfies (readonly [Partial<LinkValues>, readonly string[]])[])(
  'the form says of %j: %j',
  (values, issues) => {
    expect(issuesOf(values)).toEqual(issues);
  },
);

it('what is left empty does not travel', () => {
  expect(linkBody(good, ',')).toEqual({
    title: 'Coffee',
    amount: { value: '2550', assetCode: 'JVD', assetScale: 2 },
  });
  expect(linkBody({ ...good, isOpen: true, stock: ' 3 ', days: '7' }, ',')).toEqual({
    title: 'Coffee',
    asset: 'JVD',
    stock: 3,
    expires_in_days: 7,
  });
  expect(linkBody({ ...good, stock: '٣' }, ',').stock).toBe(3);
});
