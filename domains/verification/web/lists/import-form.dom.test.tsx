import {
  AnsweringServer,
  closeShown,
  giveFile,
  openShown,
  press,
  says,
} from '@egcr/web-kit/testing/answering-server.tsx';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { importListCall } from '../../contract/index.ts';
import { LIST_PROBLEMS_MAX } from '../../contract/limits.ts';
import { ImportForm } from './import-form.tsx';

const ID = '01990000-0000-7000-8000-000000000001';
const read = (entries: number, skipped = 0, problems: readonly object[] = []) =>
  Response.json({ import_id: ID, entries, skipped, problems });
/** Three parts: a call takes a quarter of a million signs. */
const row = `1,"${'A'.repeat(97)}"\n`;
const longList = `key,name\n${row.repeat(6000)}`;

let server: AnsweringServer;
beforeEach(() => {
  server = new AnsweringServer();
});
afterEach(() => closeShown(server));

const source = () => screen.findByLabelText<HTMLSelectElement>('Source');
const give = (text: string, name = 'sdn.csv') =>
  giveFile('File (CSV)', new File([text], name, { type: 'text/csv' }));
const bodies = () =>
  server.sent.map(({ body }) => {
    const { csv, ...others } = body as { readonly csv: string };
    return { ...others, length: csv.length };
  });

describe('a screening list that is imported', () => {
  it('is sent at once as it is, from the source that was chosen', async () => {
    server.answers(importListCall, () => read(1200, 3));
    await openShown(() => <ImportForm />);
    expect((await source()).value).toBe('ofac_sdn');
    expect([...(await source()).options].map(({ text }) => text)).toEqual([
      'OFAC SDN (SDN.CSV)',
      'FollowTheMoney (targets.simple.csv)',
    ]);
    await give('36,"AEROCARIBBEAN AIRLINES"\n');
    await says('Entries in use: 1,200. Lines not understood: 3');
    expect(server.sent).toEqual([
      {
        call: 'POST admin/verification/lists',
        body: {
          source: 'ofac_sdn',
          csv: '36,"AEROCARIBBEAN AIRLINES"\n',
          head: '',
          first_line: 1,
          is_part: false,
          is_more: false,
        },
      },
    ]);
    expect(server.keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(screen.queryByRole('region', { name: 'Lines that were not understood' })).toBeNull();
    expect((await source()).disabled).toBe(false);
    await press('Choose another file');
    await waitFor(() => expect(screen.queryByText(/^Entries in use/)).toBeNull());
  });

  it('that is long goes in parts: each names the import, the columns and its first line, the last one alone ends it', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    let count = 0;
    server.answers(importListCall, async () => {
      count += 1;
      if (count === 2) await held;
      return read(count * 1000, 1, [{ line: count, code: 'no_row', text: `row ${count}` }]);
    });
    await openShown(() => <ImportForm />);
    const list = await source();
    await act(async () => void fireEvent.change(list, { target: { value: 'follow_the_money' } }));
    await give(longList);
    await says('Entries read: 1,000');
    expect((await source()).disabled).toBe(true);
    expect(screen.getByRole('button', { name: 'Stop' })).toBeDefined();
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('40.83%');
    release();
    await says('Entries in use: 6,000. Lines not understood: 3');
    expect(bodies()).toEqual([
      { source: 'follow_the_money', head: '', first_line: 1, is_part: true, is_more: false, length: 249_909 },
      {
        source: 'follow_the_money',
        head: 'key,name',
        first_line: 2452,
        is_part: true,
        is_more: false,
        import_id: ID,
        length: 249_900,
      },
      {
        source: 'follow_the_money',
        head: 'key,name',
        first_line: 4902,
        is_part: false,
        is_more: false,
        import_id: ID,
        length: longList.length - 249_909 - 249_900,
      },
    ]);
    expect(new Set(server.keys).size).toBe(3);
    const problems = within(screen.getByRole('region', { name: 'Lines that were not understood' }));
    expect(problems.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Line 1 · Not a row of this listrow 1',
      'Line 2 · Not a row of this listrow 2',
      'Line 3 · Not a row of this listrow 3',
    ]);
    expect(problems.queryByText(/are shown\.$/)).toBeNull();
  });

  it('names the first twenty lines that were not understood, and says that there are more', async () => {
    const problems = Array.from({ length: LIST_PROBLEMS_MAX }, (_, at) => ({
      line: at + 1,
      code: (['no_key', 'no_name'] as const)[at % 2],
      text: 'x',
    }));
    server.answers(importListCall, () => read(0, 21, problems));
    await openShown(() => <ImportForm />);
    await give('x\n'.repeat(21));
    await says('The first 20 are shown.');
    const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toHaveLength(20);
    expect(rows.slice(0, 2)).toEqual(['Line 1 · No number or idx', 'Line 2 · No namex']);
  });

  it('can be stopped: what is on its way arrives, nothing follows, and the list before stays', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    server.answers(importListCall, async () => {
      await held;
      return read(1000);
    });
    await openShown(() => <ImportForm />);
    await give(longList);
    await press('Stop');
    release();
    await says('The import stopped. The list before it stays in use.');
    expect(server.sent).toHaveLength(1);
    expect((await source()).disabled).toBe(false);
  });

  it.each([
    ['list_unreadable', 'No line of this file could be read. Is it the right source?'],
    ['import_replaced', 'Someone began another import of this source. Begin again.'],
  ])('says why it stopped: %s', async (code, said) => {
    server.refuses(importListCall, { status: 422, code });
    await openShown(() => <ImportForm />);
    await give(longList);
    await says(`The import stopped. The list before it stays in use. ${said}`);
    expect(server.sent).toHaveLength(1);
  });

  it('without a sign is not sent, and does not count as done', async () => {
    await openShown(() => <ImportForm />);
    await give('');
    await says('The import stopped. The list before it stays in use.');
    expect(server.sent).toEqual([]);
  });
});
