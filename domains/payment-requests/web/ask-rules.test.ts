import { readInput } from '@egcr/contract/issues';
import { describe, expect, it } from 'vitest';

import { askSchema, type AskValues } from './ask-rules.ts';

const good: AskValues = {
  who: 'one',
  to: 'bola',
  isOpen: false,
  amount: '25.50',
  assetCode: 'JVD',
  note: '',
  days: '30',
};

function issues(change: Partial<AskValues>): string[] {
  const read = readInput(askSchema('.'), { ...good, ...change });
  return 'errors' in read ? read.errors.map(({ field, code }) => `${field}: ${code}`) : [];
}

describe('the form that asks for money', () => {
  it.each<[Partial<AskValues>, string[]]>([
    [{}, []],
    [{ who: 'anybody', to: '' }, []],
    [{ isOpen: true, amount: '' }, []],
    [{ to: ' ' }, ['to: to_required']],
    [{ to: 'x'.repeat(255) }, ['to: to_too_long']],
    [{ to: 'a\u202eb' }, ['to: to_characters']],
    [{ amount: '' }, ['amount: amount_required']],
    [{ amount: '0' }, ['amount: amount_zero']],
    [{ note: 'x'.repeat(141) }, ['note: note_too_long']],
    [{ to: '', amount: 'x' }, ['amount: amount_not_a_number', 'to: to_required']],
  ])('%j: %j', (change, expected) => {
    expect(issues(change)).toEqual(expected);
  });
});
