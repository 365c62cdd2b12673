import { uuidv7 } from '@egcr/contract/ids';
import { Paper } from '@egcr/server-kit/pdf/paper';
import { drawnFile, tellDrawing } from '@egcr/server-kit/testing/told-drawing';
import type { ActivityEntry } from '@egcr/wallet/contract';
import { expect, it } from 'vitest';

import { pdfOf } from './pdf.ts';
import { factsOf } from './receipt-facts.ts';
import { drawReceipt } from './receipt.ts';
import { statementMessages } from './texts.ts';
import { inventedStatement } from './testing/invented-statement.ts';

it.each([
  { paper: 'statement-en', language: 'en', lines: 24 },
  { paper: 'statement-ar', language: 'ar', lines: 12 },
  { paper: 'statement-empty', language: 'de', lines: 0 },
  // The last line still fits the page, and the closing balance does not.
  { paper: 'statement-full', language: 'en', lines: 15 },
])('$paper is drawn as it is written down', async ({ paper, language, lines }) => {
  const told = await tellDrawing(async () => {
    const invented = inventedStatement({ lines, language });
    for await (const piece of pdfOf(invented.statement, invented.lines))
      expect(piece.length).toBeGreaterThan(0);
  });
  await expect(told).toMatchFileSnapshot(drawnFile(paper));
});

it.each(['en', 'ar'])('a receipt in %s is drawn as it is written down', async (language) => {
  const amina = { user_id: uuidv7(1), username: 'amina', name: 'Amina Test' };
  const entry: ActivityEntry = {
    id: '01900000-0000-7000-8000-00000000002a',
    reference: 'AAAA-BBBB-CCCC',
    state: 'posted',
    amount: { value: '123456', assetCode: 'JVD', assetScale: 2 },
    note: 'A note that is long enough to go on in a second line of the receipt, because it says a lot about very little, and more',
    created_at: '2026-11-20T12:00:00.000Z',
    kind: 'transfer',
    direction: 'out',
    counterpart: { user_id: uuidv7(2), username: 'bao', name: 'Bao Test' },
    category: 'other',
    is_guess: true,
    guess: 'sent',
    private_note: null,
  };
  const say = statementMessages(language);
  const told = await tellDrawing(() => {
    const paper = new Paper({ language, title: 'Receipt', madeAt: new Date('2026-11-21T09:00:00Z') });
    const facts = factsOf(say, entry, amina);
    drawReceipt(paper, { say, language, entry, facts, address: 'https://egcr.example/verify' });
  });
  await expect(told).toMatchFileSnapshot(drawnFile(`receipt-${language}`));
});
