import { expect, it } from 'vitest';

import { TITLE_MAX_LENGTH } from './limits.ts';
import { titleIssue } from './title-rules.ts';

it.each(['', '  ', '\u00a0', '\u200b', '\u200d\u200c', '\u3164', '\u2800 '])(
  'what is sold has a name that can be seen: %j has none',
  (title) => expect(titleIssue(title)).toBe('required'),
);

it.each(['Tea', '👩‍👧', 'می‌خواهم', 'x'.repeat(TITLE_MAX_LENGTH)])('%s is a name', (title) =>
  expect(titleIssue(title)).toBeUndefined(),
);

it('a name has an end, and no characters that turn it round or break its line', () => {
  expect(titleIssue('x'.repeat(TITLE_MAX_LENGTH + 1))).toBe('too_long');
  for (const title of ['a\u0000', 'a\nb', '\u202egnp.exe', 'a\ud800'])
    expect(titleIssue(title)).toBe('characters');
});
