import { expect, test } from 'vitest';

import { messagesOf } from './after-commit.ts';

test('lines share a notification as long as they fit into it', () => {
  expect(messagesOf([])).toEqual([]);
  expect(messagesOf(['a', 'b'])).toEqual(['a\nb']);
  const long = 'x'.repeat(5_000);
  expect(messagesOf([long, long, 'c'])).toEqual([long, `${long}\nc`]);
});
