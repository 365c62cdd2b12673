import { ToastProvider } from '@egcr/ui/toast';
import { connectCalls } from '@egcr/web-kit/call-connections';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { DocumentsPanel } from './documents-panel.tsx';

const UPLOAD = '01990000-0000-7000-8000-000000000001';
const SIZE = 200_000;
const paper = () => new File([new Uint8Array(SIZE)], 'passport.pdf', { type: 'application/pdf' });

const document = {
  id: '01990000-0000-7000-8000-000000000002',
  kind: 'passport',
  expires_on: '2030-05-01',
  is_removed: false,
  given: [],
  version: {
    number: 1,
    name: 'passport.pdf',
    media_type: 'application/pdf',
    size_bytes: SIZE,
    scan: 'not_scanned',
    added_at: '2026-11-23T01:00:00.000Z',
  },
};

type Next = () => Response | Promise<Response> | undefined;

let asked: string[];
let received: number;
/** What stands in the way of the next requests, in order; undefined lets one through. */
let inTheWay: Map<string, Next[]>;
let items: object[];
let room: object;

const refusal = (status: number, code: string) => Response.json({ code }, { status });
const lost = (): Response => {
  throw new TypeError('no line');
};

beforeEach(() => {
  asked = [];
  received = 0;
  inTheWay = new Map();
  items = [];
  room = { used_bytes: 0, used_files: 0, bytes_max: 100_000_000, files_max: 50 };
  connectCalls({ wait: async () => undefined });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const what = `${String(init.method)} ${url.replace('/api/v1', '').replace(UPLOAD, 'ID')}`;
    asked.push(what);
    const kept = await inTheWay.get(what.split('/').at(-2) === 'pieces' ? 'PIECE' : what)?.shift()?.();
    return kept ?? answerTo(what, init);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function upload(isDone = false) {
  return Response.json({
    id: UPLOAD,
    size_bytes: SIZE,
    received_bytes: received,
    piece_bytes_max: 262_144,
    expires_at: '2026-11-24T01:00:00.000Z',
    file: isDone ? { media_type: 'application/pdf', size_bytes: SIZE, scan: 'not_scanned' } : null,
  });
}

async function answerTo(what: string, init: RequestInit): Promise<Response> {
  const [, start] = /pieces\/(\d+)$/.exec(what) ?? [];
  if (start !== undefined) {
    received = Number(start) + (init.body as Uint8Array).length;
    return upload();
  }
  if (what === 'POST /uploads' || what === 'GET /uploads/ID') return upload();
  if (what === 'POST /uploads/ID/complete') return upload(true);
  if (what === 'GET /documents') return Response.json({ items, ...room });
  if (what === 'POST /documents') {
    items = [document];
    return Response.json(document, { status: 201 });
  }
  if (what.startsWith('DELETE /documents/')) {
    items = [];
    return new Response(null, { status: 204 });
  }
  return what.startsWith('DELETE') ? new Response(null, { status: 204 }) : refusal(404, 'not_found');
}

function show() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <ToastProvider regionLabel="Notices" closeLabel="Close">
        <DocumentsPanel />
      </ToastProvider>
    </QueryClientProvider>,
  );
}

async function choose(file = paper()) {
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Add a document' }));
  await userEvent.upload(screen.getByLabelText(/^File/), file, { applyAccept: false });
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save document' }));

describe('the documents', () => {
  test('that there are not yet are said in words, with a way to add one', async () => {
    show();
    expect(await screen.findByText('No documents yet')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Add a document' })).toBeTruthy();
  });

  test('that cannot be read are asked for again', async () => {
    inTheWay.set('GET /documents', [() => refusal(503, 'overloaded')]);
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No documents yet')).toBeTruthy();
  });

  test('that fill all room leave none for another, and say so', async () => {
    items = [document];
    room = { used_bytes: 99_999_999, used_files: 50, bytes_max: 100_000_000, files_max: 50 };
    show();
    expect(await screen.findByText(/There’s no room left/)).toBeTruthy();
    const buttons = ['Add a document', 'New version'].map((name) => screen.getByRole('button', { name }));
    expect(buttons.map((button) => button.hasAttribute('disabled'))).toEqual([true, true]);
  });

  test('are deleted after a question alone', async () => {
    items = [document];
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(asked.some((what) => what.startsWith('DELETE'))).toBe(false);
    const question = await screen.findByRole('alertdialog');
    const yes = [...question.querySelectorAll('button')].find(({ textContent }) => textContent === 'Delete');
    fireEvent.click(yes ?? question);
    expect(await screen.findByText('No documents yet')).toBeTruthy();
  });
});

describe('a file', () => {
  test('is sent in pieces while the rest is filled in, and saved', async () => {
    await choose();
    expect(await screen.findByText('Uploaded. Not scanned for viruses.')).toBeTruthy();
    await save();
    expect(await screen.findByText('passport.pdf')).toBeTruthy();
    expect(asked.filter((what) => what.includes('pieces')).slice(0, 2)).toEqual([
      'PUT /uploads/ID/pieces/0',
      'PUT /uploads/ID/pieces/65536',
    ]);
    expect(received).toBe(SIZE);
    expect(asked.some((what) => what.startsWith('DELETE'))).toBe(false);
  });

  test('goes on after the line broke, from where the server stands', async () => {
    inTheWay.set('PIECE', [() => undefined, lost, lost]);
    await choose();
    expect(await screen.findByText('Uploaded. Not scanned for viruses.')).toBeTruthy();
    expect(asked.filter((what) => what.endsWith('pieces/0'))).toHaveLength(1);
    expect(asked).toContain('GET /uploads/ID');
  });

  test('whose answer alone was lost is not sent twice', async () => {
    inTheWay.set('PIECE', [
      () => {
        received = 65_536;
        return lost();
      },
    ]);
    await choose();
    expect(await screen.findByText('Uploaded. Not scanned for viruses.')).toBeTruthy();
    expect(asked.filter((what) => what.endsWith('pieces/0'))).toHaveLength(1);
  });

  test('of a kind that is not taken says so, and another one can be chosen', async () => {
    inTheWay.set('PIECE', [() => refusal(415, 'file_type_refused')]);
    await choose();
    expect(await screen.findByText(/We can’t accept this kind of file/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Choose another file' }));
    expect(screen.getByLabelText(/^File/)).toBeTruthy();
    expect(asked).toContain('DELETE /uploads/ID');
  });

  test('that cannot be scanned now is finished later, without being sent again', async () => {
    inTheWay.set('POST /uploads/ID/complete', [() => refusal(503, 'file_scan_unavailable')]);
    await choose();
    const again = await screen.findByRole('button', { name: 'Try again' });
    const sent = asked.length;
    await userEvent.click(again);
    expect(await screen.findByText('Uploaded. Not scanned for viruses.')).toBeTruthy();
    expect(asked.slice(sent)).toEqual(['GET /uploads/ID', 'POST /uploads/ID/complete']);
  });

  test('whose upload is gone at the next try is sent anew', async () => {
    inTheWay.set('POST /uploads/ID/complete', [() => refusal(503, 'file_scan_unavailable')]);
    inTheWay.set('GET /uploads/ID', [
      () => {
        received = 0;
        return refusal(404, 'not_found');
      },
    ]);
    await choose();
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Uploaded. Not scanned for viruses.')).toBeTruthy();
    expect(asked.filter((what) => what === 'POST /uploads')).toHaveLength(2);
  });

  test('that is too large, or empty, is not sent at all', async () => {
    const huge = paper();
    Object.defineProperty(huge, 'size', { value: 25_000_001 });
    await choose(huge);
    expect(await screen.findByText(/larger than we can accept/)).toBeTruthy();
    expect(asked).not.toContain('POST /uploads');
  });

  test('is cancelled while it is on its way', async () => {
    inTheWay.set('POST /uploads/ID/complete', [() => new Promise<Response>(() => undefined)]);
    await choose();
    await screen.findByText('Checking the file…');
    fireEvent.click(screen.getAllByRole('button', { name: 'Cancel' })[0] ?? globalThis.document.body);
    expect(screen.getByLabelText(/^File/)).toBeTruthy();
    expect(asked).toContain('DELETE /uploads/ID');
  });

  test('that is missing is asked for before anything is saved', async () => {
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Add a document' }));
    await save();
    expect(await screen.findByText('Choose a file.')).toBeTruthy();
    expect(asked).not.toContain('POST /documents');
  });

  test('that the person has already is refused in words', async () => {
    inTheWay.set('POST /documents', [() => refusal(409, 'document_twin')]);
    await choose();
    await screen.findByText('Uploaded. Not scanned for viruses.');
    await save();
    expect(await screen.findByText(/You already have a document with this content/)).toBeTruthy();
  });
});
