import {
  AnsweringServer,
  closeShown,
  openShown,
  press,
  type,
} from '@egcr/web-kit/testing/answering-server.tsx';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Editor } from '@tiptap/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { readMeasuresCall, type PostBody } from '../../../contract/index.ts';
import { RichText } from './rich-text.tsx';

// What a browser has and jsdom lacks: nothing is laid out there.
Range.prototype.getClientRects = () => Object.assign([], { item: () => null });
Range.prototype.getBoundingClientRect = () => new DOMRect();

let server: AnsweringServer;
let editor: Editor;
let body: PostBody;
beforeEach(() => {
  server = new AnsweringServer();
});
afterEach(() => closeShown(server));

async function open(begun: PostBody, { isEditable = true } = {}): Promise<void> {
  body = begun;
  await openShown(() => (
    <RichText
      language="de"
      body={begun}
      isEditable={isEditable}
      onChange={(changed) => (body = changed)}
      onReady={(made) => (editor = made)}
    />
  ));
  await screen.findByRole('textbox', { name: 'Text of the post' });
}
const paragraph = (text: string): PostBody[number] => ({ type: 'paragraph', spans: [{ text }] });
const select = (from: number, to = from) =>
  act(async () => void editor.commands.setTextSelection({ from, to }));
const pressed = () =>
  within(screen.getByRole('toolbar', { name: 'Formatting' }))
    .getAllByRole('button')
    .filter(({ ariaPressed }) => ariaPressed === 'true')
    .map(({ ariaLabel }) => ariaLabel);
const set = (label: string, value: string) => type(label, value);

describe('the tools of a text', () => {
  it.each([
    ['Heading', { type: 'heading', level: 2, text: 'Fees' }],
    ['Subheading', { type: 'heading', level: 3, text: 'Fees' }],
    ['Bulleted list', { type: 'list', is_numbered: false, items: [[{ text: 'Fees' }]] }],
    ['Numbered list', { type: 'list', is_numbered: true, items: [[{ text: 'Fees' }]] }],
    ['Quotation', { type: 'quote', text: 'Fees' }],
    ['Code', { type: 'code', text: 'Fees' }],
    ['Notice', { type: 'notice', text: 'Fees' }],
  ] as const)('make what the cursor is in a part of another kind and back: %s', async (tool, part) => {
    await open([paragraph('Fees')]);
    await select(2);
    expect(pressed()).toEqual([]);
    await press(tool);
    expect(body).toEqual([part]);
    await waitFor(() => expect(pressed()).toEqual([tool]));
    await press('Undo');
    expect(body).toEqual([paragraph('Fees')]);
    await press('Redo');
    expect(body).toEqual([part]);
    await press(tool);
    expect(body).toEqual([paragraph('Fees')]);
  });

  it('make chosen words bold', async () => {
    await open([paragraph('Our fees')]);
    await select(5, 9);
    await press('Bold');
    expect(body).toEqual([{ type: 'paragraph', spans: [{ text: 'Our ' }, { text: 'fees', strong: true }] }]);
    await waitFor(() => expect(pressed()).toEqual(['Bold']));
  });

  it('begin a table with two columns; it grows and shrinks where the cursor is, and can be taken out', async () => {
    await open([]);
    await press('Table');
    const table = (head: readonly string[], rows: readonly (readonly string[])[], caption = '') => [
      { type: 'table', caption, head, rows },
    ];
    expect(body).toEqual(table(['', ''], [['', '']]));
    let cell = 0;
    editor.state.doc.descendants((node, at) => {
      if (cell === 0 && node.type.name === 'tableHeader') cell = at;
    });
    await select(cell + 1);
    await press('Add row');
    expect(body).toEqual(
      table(
        ['', ''],
        [
          ['', ''],
          ['', ''],
        ],
      ),
    );
    await press('Add column');
    expect(body).toEqual(
      table(
        ['', '', ''],
        [
          ['', '', ''],
          ['', '', ''],
        ],
      ),
    );
    await press('Remove column');
    await press('Remove row');
    await set('What the table shows', 'Fees');
    expect(body).toMatchObject([{ type: 'table', caption: 'Fees', head: ['', ''] }]);
    await press('Remove this part');
    expect(body).toEqual([]);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Add row' })).toBeNull());
  });
});

describe('a link in a text', () => {
  const link = async (address: string) => {
    await press('Link');
    await set('Address', address);
    await press('Set link');
  };

  it('is set on the chosen words, changed where the cursor is in it, and taken away', async () => {
    await open([paragraph('Our fees')]);
    await select(5, 9);
    await link('/legals');
    expect(body).toEqual([
      { type: 'paragraph', spans: [{ text: 'Our ' }, { text: 'fees', href: '/legals' }] },
    ]);
    expect(screen.queryByLabelText('Address')).toBeNull();
    await select(6);
    await waitFor(() => expect(pressed()).toEqual(['Link']));
    await press('Link');
    expect(screen.getByLabelText<HTMLInputElement>('Address').value).toBe('/legals');
    await set('Address', 'https://a.example/');
    await press('Set link');
    expect(body).toMatchObject([{ spans: [{ text: 'Our ' }, { text: 'fees', href: 'https://a.example/' }] }]);
    await select(6);
    await link('');
    expect(body).toEqual([paragraph('Our fees')]);
  });

  it('where no words are chosen is written out', async () => {
    await open([paragraph('See ')]);
    await select(5);
    await link('/legals');
    expect(body).toEqual([
      { type: 'paragraph', spans: [{ text: 'See ' }, { text: '/legals', href: '/legals' }] },
    ]);
  });

  it('leads to a page of ours or another site; anything else is refused until it is typed anew', async () => {
    await open([paragraph('Our fees')]);
    await select(5, 9);
    await press('Link');
    const field = () => screen.getByLabelText<HTMLInputElement>('Address');
    await set('Address', 'javascript:alert(1)');
    await act(async () => void fireEvent.keyDown(field(), { key: 'Tab' }));
    expect(field().getAttribute('aria-invalid')).not.toBe('true');
    await act(async () => void fireEvent.keyDown(field(), { key: 'Enter' }));
    await screen.findByText('Enter an address that starts with / or https://.');
    expect(body).toEqual([paragraph('Our fees')]);
    await set('Address', '/legals');
    expect(field().getAttribute('aria-invalid')).not.toBe('true');
    await act(async () => void fireEvent.keyDown(field(), { key: 'Enter' }));
    expect(body).toMatchObject([{ spans: [{ text: 'Our ' }, { text: 'fees', href: '/legals' }] }]);
    // The same button closes the form that it opened.
    await press('Link');
    await press('Link');
    expect(screen.queryByLabelText('Address')).toBeNull();
  });
});

describe('what is pasted', () => {
  const paste = async (html: string, into: Element = editor.view.dom) => {
    const event = new Event('paste', { bubbles: true, cancelable: true });
    Object.assign(event, {
      clipboardData: { getData: (kind: string) => (kind === 'text/html' ? html : '') },
    });
    await act(async () => void into.dispatchEvent(event));
    return event;
  };

  it('becomes parts of a text, and brings nothing that runs or is fetched', async () => {
    await open([]);
    const event = await paste(
      '<style>p{color:red}</style><script>window.ran = 1</script><h1 style="x" onclick="ran()">Fees</h1>' +
        '<p>They are <b>low</b> <a href="javascript:ran()">here</a> <a href="/legals">there</a></p>' +
        '<img src="https://spy.example/x.png" onerror="ran()"><h4>Less</h4><ul><li>one</li></ul>' +
        '<template><p>no</p></template><blockquote data-by="Ana">said</blockquote><p data-notice>Note</p>',
    );
    expect(event.defaultPrevented).toBe(true);
    expect(body).toEqual([
      { type: 'heading', level: 2, text: 'Fees' },
      {
        type: 'paragraph',
        spans: [
          { text: 'They are ' },
          { text: 'low', strong: true },
          { text: ' here ' },
          { text: 'there', href: '/legals' },
        ],
      },
      { type: 'heading', level: 3, text: 'Less' },
      { type: 'list', is_numbered: false, items: [[{ text: 'one' }]] },
      { type: 'quote', text: 'said', by: 'Ana' },
      { type: 'notice', text: 'Note' },
    ]);
  });

  it('keeps the pictures and figures that were copied from a text of ours, and no others', async () => {
    await open([]);
    const id = '01900000-0000-7000-8000-000000000001';
    await paste(
      `<figure data-picture="${id} 40 30" data-alt="A chart" data-decorative="" data-caption="Fees"></figure>` +
        '<figure data-picture="https://evil.example/x.png 40 30"></figure>' +
        '<figure data-kind="target" data-value="10" data-text="people" data-source="us" data-on="2026-01-02"></figure>',
    );
    expect(body).toEqual([
      {
        type: 'picture',
        picture: { id, width: 40, height: 30 },
        alt: 'A chart',
        is_decorative: true,
        caption: 'Fees',
      },
      { type: 'figure', kind: 'target', value: '10', text: 'people', source: 'us', on: '2026-01-02' },
    ]);
  });

  it('as plain text, or into a field beside the text, is left to the browser', async () => {
    await open([{ type: 'quote', text: 'said' }]);
    expect((await paste('')).defaultPrevented).toBe(false);
    expect((await paste('<p>Ana</p>', screen.getByLabelText('Who said it'))).defaultPrevented).toBe(false);
    expect(body).toEqual([{ type: 'quote', text: 'said' }]);
  });
});

describe('a figure in a text', () => {
  it('that we count is filled in from what is counted now, and is another one’s again where that is chosen', async () => {
    server.answers(readMeasuresCall, () =>
      Response.json({ items: [{ measure: 'languages', value: 1234 }], read_at: '2026-03-04T23:59:00.000Z' }),
    );
    await open([]);
    await press('Figure with source');
    const none = { type: 'figure', kind: 'claim', value: '', text: '', source: '', on: '' };
    expect(body).toEqual([none]);
    expect(screen.queryByLabelText(/Counted by us/)).toBeNull();
    const kinds = screen.getByRole<HTMLSelectElement>('combobox');
    await act(async () => void fireEvent.change(kinds, { target: { value: 'measured' } }));
    await set('Counted by us', 'languages');
    await waitFor(() =>
      expect(body).toEqual([
        {
          ...none,
          kind: 'measured',
          measure: 'languages',
          value: '1.234',
          source: 'GET /api/v1/site/figures (languages)',
          on: '2026-03-04',
        },
      ]),
    );
    const fixed = ['Value', 'Source', 'Day'].map(
      (label) => screen.getByLabelText<HTMLInputElement>(label).readOnly,
    );
    expect(fixed).toEqual([true, true, true]);
    expect(screen.getByLabelText<HTMLInputElement>('What it counts').readOnly).toBe(false);
    await set('Counted by us', '');
    expect(body[0]).not.toHaveProperty('measure');
    await set('Value', '12');
    await set('Day', '2026-01-02');
    expect(body).toMatchObject([{ value: '12', on: '2026-01-02' }]);
  });

  it('says why where what we count cannot be read', async () => {
    server.refuses(readMeasuresCall, { status: 429, code: 'rate_limited' });
    await open([{ type: 'figure', kind: 'measured', value: '', text: '', source: '', on: '' }]);
    await set('Counted by us', 'languages');
    await waitFor(() =>
      expect(screen.getByLabelText('Counted by us').getAttribute('aria-invalid')).toBe('true'),
    );
    expect(body).toMatchObject([{ value: '' }]);
  });
});

it('a text that may not be changed has no tools, and its parts take nothing', async () => {
  await open([{ type: 'quote', text: 'said', by: 'Ana' }], { isEditable: false });
  expect([screen.queryByRole('toolbar'), screen.queryByRole('button')]).toEqual([null, null]);
  expect(screen.getByLabelText<HTMLInputElement>('Who said it').readOnly).toBe(true);
  const text = screen.getByRole('textbox', { name: 'Text of the post' });
  expect([text.lang, text.dir, text.getAttribute('contenteditable')]).toEqual(['de', 'ltr', 'false']);
});
