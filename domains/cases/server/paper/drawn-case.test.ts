import { Paper } from '@egcr/server-kit/pdf/paper';
import { drawnFile, tellDrawing } from '@egcr/server-kit/testing/told-drawing';
import { expect, it } from 'vitest';

import { drawCase } from './case-paper.ts';

const answers = [
  { name: 'name', kind: 'text', label: 'What is it called?', value: 'A mill at the harbour' },
  { name: 'yes', kind: 'yes_no', label: 'Is it yours?', value: 'true' },
  { name: 'no', kind: 'yes_no', label: 'Do you rent it?', value: 'false' },
  { name: 'dollars', kind: 'money', label: 'What does it cost?', value: '123456789', currency: 'USD' },
  { name: 'cents', kind: 'money', label: 'And a screw?', value: '7', currency: 'USD' },
  { name: 'yen', kind: 'money', label: 'And in yen?', value: '1500', currency: 'JPY' },
  { name: 'unsure', kind: 'money', label: 'And in all?', value: 'about ten', currency: 'USD' },
  { name: 'day', kind: 'date', label: 'Since when?', value: '2026-02-28' },
  { name: 'never', kind: 'date', label: 'Until when?', value: 'soon' },
  { name: 'several', kind: 'many', label: 'What is made there?', value: 'Flour\nOil' },
  {
    name: 'long',
    kind: 'long_text',
    label: 'Tell us about it',
    value: Array.from({ length: 12 }, () => 'It stands by the water and grinds what the boats bring. ').join(
      '',
    ),
  },
] as const;

it.each([
  { language: 'en', isSample: true, title: 'Grant for a business' },
  {
    language: 'de',
    isSample: false,
    title: 'A title that needs more than one line, because it says all there is to say',
  },
  { language: 'ar', isSample: false, title: 'Grant for a business' },
])('a case in $language is drawn as it is written down', async ({ language, ...said }) => {
  const madeAt = new Date('2026-11-21T09:00:00Z');
  const sent = {
    ...said,
    reference: 'GR-2026-000042',
    openedAt: new Date('2026-11-19T23:59:00Z'),
    state: 'Submitted',
    answers: [...answers, ...answers],
  };
  const told = await tellDrawing(() => {
    drawCase(new Paper({ language, title: sent.title, madeAt }), { language, sent, madeAt });
  });
  await expect(told).toMatchFileSnapshot(drawnFile(`case-${language}`));
});

it('a page is turned where too little of an answer would fit, as it is written down', async () => {
  const pages: string[] = [];
  const madeAt = new Date('2026-11-21T09:00:00Z');
  // With the first one more line would not have fitted; with the second an answer would begin too low.
  for (const lines of [1, 2]) {
    const first = {
      name: 'first',
      kind: 'long_text',
      label: 'First',
      value: Array.from({ length: lines }, (_, line) => `Line ${line + 1}`).join('\n'),
    } as const;
    const sent = {
      title: 'Grant',
      reference: 'GR-2026-000042',
      openedAt: madeAt,
      state: 'Submitted',
      isSample: false,
      answers: [first, ...answers, ...answers],
    };
    const told = await tellDrawing(() => {
      drawCase(new Paper({ language: 'en', title: 'Grant', madeAt }), { language: 'en', sent, madeAt });
    });
    const begins = told
      .split('\n')
      .flatMap((line, at, all) => (line.startsWith('page') ? [all[at - 1], all[at + 1]] : []));
    pages.push(`${lines} lines`, ...begins.slice(2).map(String));
  }
  await expect(`${pages.join('\n')}\n`).toMatchFileSnapshot(drawnFile('case-pages'));
});
