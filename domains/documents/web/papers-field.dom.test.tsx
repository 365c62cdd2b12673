import { ToastProvider } from '@egcr/ui/toast';
import { connectCalls } from '@egcr/web-kit/call-connections';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { PapersField } from './papers-field.tsx';

const UPLOAD = '01990000-0000-7000-8000-000000000001';
const PAPER = '01990000-0000-7000-8000-000000000002';
const SIZE = 2_000;

const document = {
  id: PAPER,
  kind: 'other',
  expires_on: null,
  is_removed: false,
  given: [],
  version: {
    number: 1,
    name: 'plan.pdf',
    media_type: 'application/pdf',
    size_bytes: SIZE,
    scan: 'not_scanned',
    added_at: '2026-11-24T01:00:00.000Z',
  },
};

let items: object[];
let isTwin: boolean;
/** The Idempotency-Keys of the documents that were added. */
let keys: string[];
let cancelled: number;

beforeEach(() => {
  items = [];
  keys = [];
  isTwin = false;
  cancelled = 0;
  connectCalls({ wait: async () => undefined });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => answerTo(url, init));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function answerTo(url: string, init: RequestInit): Response {
  const what = `${String(init.method)} ${url.replace('/api/v1', '')}`;
  if (what === 'GET /documents')
    return Response.json({ items, used_bytes: 0, used_files: 0, bytes_max: 1e8, files_max: 50 });
  if (what === 'POST /documents') {
    keys.push(new Headers(init.headers).get('idempotency-key') ?? '');
    items = [document];
    return isTwin
      ? Response.json({ code: 'document_twin', document_id: PAPER }, { status: 409 })
      : Response.json(document, { status: 201 });
  }
  if (what.startsWith('DELETE')) {
    cancelled += 1;
    return new Response(null, { status: 204 });
  }
  const isWhole = what.startsWith('PUT') || what.endsWith('/complete');
  return Response.json({
    id: UPLOAD,
    size_bytes: SIZE,
    received_bytes: isWhole ? SIZE : 0,
    piece_bytes_max: 262_144,
    expires_at: '2026-11-25T01:00:00.000Z',
    file: what.endsWith('/complete')
      ? { media_type: 'application/pdf', size_bytes: SIZE, scan: 'not_scanned' }
      : null,
  });
}

function Question({ maximum }: { readonly maximum: number }) {
  const [value, setValue] = useState<readonly string[]>([]);
  return (
    <PapersField
      id="papers"
      label="Papers"
      kind="other"
      value={value}
      maximum={maximum}
      onChange={setValue}
    />
  );
}

function show(maximum = 2) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <ToastProvider regionLabel="Notices" closeLabel="Close">
        <Question maximum={maximum} />
      </ToastProvider>
    </QueryClientProvider>,
  );
}

const upload = () =>
  userEvent.upload(
    screen.getByLabelText('Upload a file'),
    new File([new Uint8Array(SIZE)], 'plan.pdf', { type: 'application/pdf' }),
  );

test('a file that is uploaded in place becomes a document and the answer, under a key the server takes', async () => {
  show();
  await upload();
  expect(await screen.findByRole('button', { name: 'Take out – plan.pdf' })).toBeTruthy();
  expect(screen.getByText(/Not scanned for viruses/)).toBeTruthy();
  expect(keys).toEqual([expect.stringMatching(/^[\u0021-\u007e]{1,200}$/)]);
});

test('a file that the person has already is not kept twice: that document becomes the answer', async () => {
  isTwin = true;
  show();
  await upload();
  expect(await screen.findByRole('button', { name: 'Take out – plan.pdf' })).toBeTruthy();
  await waitFor(() => expect(cancelled).toBe(1));
});

test('a document is chosen from the person’s own, up to as many as are asked for, and taken out again', async () => {
  items = [document];
  show(1);
  await userEvent.click(await screen.findByRole('button', { name: 'Use this document' }));
  expect(screen.queryByLabelText('Upload a file')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Take out – plan.pdf' }));
  expect(screen.getByLabelText('Upload a file')).toBeTruthy();
});
