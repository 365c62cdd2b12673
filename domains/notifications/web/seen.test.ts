import { expect, it } from 'vitest';

import { createSeen } from './seen.ts';

it('knows an id again, until enough others have come', () => {
  const seen = createSeen(3);
  expect(['a', 'b', 'a', 'c'].map((id) => seen.isNew(id))).toEqual([true, true, false, true]);
  expect([seen.isNew('d'), seen.isNew('b'), seen.isNew('a')]).toEqual([true, false, true]);
});
