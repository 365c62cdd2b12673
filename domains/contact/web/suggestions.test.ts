import { expect, test } from 'vitest';

import { topics } from '../contract/index.ts';
import { suggestFor } from './suggestions.ts';

test('what answers a question at once stands first, and every topic has an answer', () => {
  expect(suggestFor('security')[0]?.name).toBe('weakness');
  expect(suggestFor('fraud').map(({ name }) => name)).toEqual(['freeze', 'wrong']);
  expect(suggestFor(undefined)).toHaveLength(3);
  for (const topic of topics) expect([topic, suggestFor(topic).length > 0]).toEqual([topic, true]);
});
