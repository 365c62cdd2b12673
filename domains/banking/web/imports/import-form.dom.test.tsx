import {
  AnsweringServer,
  closeShown,
  drawnReply,
  facts,
  giveFile,
  openShown,
  press,
  says,
  type,
} from '@egcr/web-kit/testing/answering-server.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { IMPORT_MAX_LENGTH, importCall } from '../../contract/index.ts';
import { ImportForm } from './import-form.tsx';
import type { PreviewOf } from './preview.tsx';

const FILE = 'File (CSV, OFX or camt.053)';
const preview: PreviewOf = drawnReply(importCall, {
  added: 2,
  duplicates: 1,
  problems: [],
  sample: [],
  account: null,
});

let server: AnsweringServer;
beforeEach(() => {
  server = new AnsweringServer();
});
afterEach(() => closeShown(server));

const give = (content: string) => giveFile(FILE, new File([content], 'a.csv', { type: 'text/csv' }));
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
async function look(content = 'date,amount'): Promise<void> {
  await openShown(() => <ImportForm />);
  await type('Account name', '  Savings  ');
  await give(content);
  await settled();
  await press('Preview');
}

describe('a statement of another bank that is imported', () => {
  it('is shown before any of it is kept, and kept with another press', async () => {
    server.replies(importCall, preview);
    await look();
    const shown = within(await screen.findByRole('region', { name: 'What will be imported' }));
    expect(facts()).toEqual([
      ['New entries', '2'],
      ['Already there', '1'],
      ['Can’t be read', '0'],
    ]);
    expect(shown.queryByText(/^Line /)).toBeNull();
    expect(shown.getByRole<HTMLButtonElement>('button').disabled).toBe(false);
    expect(screen.queryByText('Statement imported')).toBeNull();
    await press('Keep these entries');
    await says('Statement imported');
    const body = { name: 'Savings', content: 'date,amount' };
    expect(server.sent).toEqual([
      { call: 'POST wallet/imports', body: { ...body, preview: true } },
      { call: 'POST wallet/imports', body: { ...body, preview: false } },
    ]);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'What will be imported' })).toBeNull());
    expect(screen.getByLabelText<HTMLInputElement>('Account name').value).toBe('');
  });

  it('names the first five lines that cannot be read, and why', async () => {
    const codes = [
      'day_format',
      'unknown_currency',
      'invalid_amount',
      'day_format',
      'day_format',
      'day_format',
    ];
    const problems = codes.map((code, at) => ({ line: at + 2, code })) as PreviewOf['problems'];
    server.replies(importCall, { ...preview, problems });
    await look();
    await says('Line 2: no date that we can read');
    expect(screen.getAllByText(/^Line \d/).map(({ textContent }) => textContent)).toEqual([
      'Line 2: no date that we can read',
      'Line 3: no currency that we can read',
      'Line 4: no amount that we can read',
      'Line 5: no date that we can read',
      'Line 6: no date that we can read',
    ]);
    expect(facts()[2]).toEqual(['Can’t be read', '6']);
  });

  it('cannot be kept where nothing in it is new', async () => {
    server.replies(importCall, { ...preview, added: 0 });
    await look();
    const keep = await screen.findByRole<HTMLButtonElement>('button', { name: 'Keep these entries' });
    expect(keep.disabled).toBe(true);
    expect(document.getElementById(keep.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Already there',
    );
  });

  it('is looked at anew once another file is chosen', async () => {
    server.replies(importCall, preview);
    await look();
    await screen.findByRole('region', { name: 'What will be imported' });
    await give('other');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'What will be imported' })).toBeNull());
    await settled();
    await press('Preview');
    await waitFor(() => expect(server.sent).toHaveLength(2));
    expect(server.sent[1]?.body).toMatchObject({ content: 'other', preview: true });
  });

  it('needs a name and a file', async () => {
    await openShown(() => <ImportForm />);
    await press('Preview');
    await says('Give the account a name.');
    expect(screen.getByLabelText(FILE).getAttribute('aria-invalid')).toBe('true');
    expect(server.sent).toEqual([]);
  });

  it.each([IMPORT_MAX_LENGTH + 1, IMPORT_MAX_LENGTH * 2 + 1])(
    'with %d letters is too long, and is not sent',
    async (length) => {
      await look('x'.repeat(length));
      await says('This file is too long. Import a shorter period.');
      expect(server.sent).toEqual([]);
    },
  );

  it.each([
    ['import_unreadable', 'We can’t read this file. Use CSV with a date and an amount, OFX or camt.053.'],
    ['import_too_long', 'This file is too long. Import a shorter period.'],
    ['import_limit_reached', 'You’ve reached the limit of accounts. Delete one first.'],
  ])('says why it was refused: %s', async (code, said) => {
    server.refuses(importCall, { status: 422, code });
    await look();
    await says(said);
    expect(screen.queryByRole('region', { name: 'What will be imported' })).toBeNull();
  });
});
