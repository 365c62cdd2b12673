import { expect, test } from 'vitest';

import { tidyAnswers } from './tidy-answers.ts';

test.each(['\u200B'.repeat(50), ' \u00A0\u200D\n', '\u3164\u3164', '\u2800', '\uFE0F'])(
  'a text of signs that nobody can see (%j) is no answer',
  (purpose) => {
    expect(tidyAnswers({ purpose, areas: [purpose] })).toEqual({});
  },
);

test('signs that words and pictures are joined by stay between them', () => {
  const purpose = 'ភាសា\u200Bខ្មែរ 👩\u200D🌾 می\u200Cخواهم ❤\uFE0F';
  expect(tidyAnswers({ purpose })).toEqual({ purpose: purpose.normalize('NFC') });
});
