import { expect, it } from 'vitest';

import { referenceOf } from '../../contract/rules.ts';
import { readReference } from './read-reference.ts';

const REFERENCE = referenceOf('01990000-0000-7000-8abc-def012345678');
const BARE = REFERENCE.replaceAll('-', '');

it.each([
  REFERENCE,
  BARE,
  BARE.toLowerCase(),
  ` ${REFERENCE.replaceAll('-', ' ')} `,
  REFERENCE.replaceAll('-', '–'),
  BARE.replaceAll('0', 'o').replaceAll('1', 'l'),
])('reads “%s” as the reference it is', (typed) => {
  expect(readReference(typed)).toBe(BARE);
});

it.each(['', 'amina', BARE.slice(1), `${BARE}0`, 'UUUU-UUUU-UUUU', 'send to bao!!'])(
  'takes “%s” for no reference',
  (typed) => {
    expect(readReference(typed)).toBeUndefined();
  },
);
