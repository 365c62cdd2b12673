import { expect, test } from 'vitest';

import { inOrder, type OwnedSchema } from './schema-files.ts';

const schema = (owner: string, ...needs: readonly string[]): OwnedSchema => ({
  owner,
  needs,
  tables: [],
  functions: [],
  access: '',
});

test('schemas come after those they need, and otherwise by name, whatever order they are found in', () => {
  const found = [
    schema('wallet', 'ledger'),
    schema('banking', 'wallet'),
    schema('ledger'),
    schema('activity'),
  ];
  const expected = ['activity', 'ledger', 'wallet', 'banking'];
  expect(inOrder(found).map(({ owner }) => owner)).toEqual(expected);
  expect(inOrder(found.toReversed()).map(({ owner }) => owner)).toEqual(expected);
});

test('schemas that need each other are refused by name', () => {
  expect(() => inOrder([schema('site'), schema('wallet', 'ledger'), schema('ledger', 'wallet')])).toThrow(
    'The schemas of ledger, wallet need each other in a circle.',
  );
});

test('a need that does not exist is refused by name', () => {
  expect(() => inOrder([schema('wallet', 'ledgre')])).toThrow(
    'The schema of wallet needs that of ledgre, which does not exist.',
  );
});
