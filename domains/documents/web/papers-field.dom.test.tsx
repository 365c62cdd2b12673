import { ToastProvider } from '@egcr/ui/toast';
import { connectCalls } from '@egcr/web-kit/call-connections';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { WaitingForm } from '@egcr/web-kit/form/waiting-form.tsx';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

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
/** Documents are no longer added. */
let isFull: boolean;
/** Nothing of a file arrives before `letGo()`. */
let road: Promise<void>;
let letGo: () => void;
const hold = () => ({ promise: road, resolve: letGo } = Promise.withResolvers<void>());

beforeEach(() => {
  items = [];
  keys = [];
  isTwin = false;
  isFull = false;
  road = Promise.resolve();
  cancelled = 0;
  connectCalls({ wait: async () => undefined });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (init.method === 'PUT') await road;
    return answerTo(url, init);
  });
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
    if (isFull) return Response.json({ code: 'documents_full' }, { status: 409 });
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

function show(form: ReactNode = <Question maximum={2} />) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <ToastProvider regionLabel="Notices" closeLabel="Close">
        {form}
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
  show(<Question maximum={1} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Use this document' }));
  expect(screen.queryByLabelText('Upload a file')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Take out – plan.pdf' }));
  expect(screen.getByLabelText('Upload a file')).toBeTruthy();
});

describe('a form that is sent while a file is on its way', () => {
  const sent = vi.fn<(papers: readonly string[]) => void>();
  beforeEach(() => sent.mockReset());

  function Report() {
    const [papers, setPapers] = useState<readonly string[]>([]);
    return (
      <WaitingForm className="" onSubmit={(event) => (event.preventDefault(), sent(papers))}>
        <PapersField
          id="papers"
          label="Papers"
          kind="other"
          value={papers}
          maximum={2}
          onChange={setPapers}
        />
        <button type="submit">Send</button>
      </WaitingForm>
    );
  }
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

  test('says that it waits, and goes on once, with the file', async () => {
    hold();
    show(<Report />);
    await upload();
    await send();
    await send();
    expect(screen.getByText(/A file is still being uploaded/)).toBeTruthy();
    expect(sent).not.toHaveBeenCalled();
    await act(async () => letGo());
    await waitFor(() => expect(sent.mock.calls).toEqual([[[PAPER]]]));
    expect(screen.queryByText(/A file is still being uploaded/)).toBeNull();
  });

  test('is not sent without a file that was put away or did not arrive', async () => {
    hold();
    show(<Report />);
    await upload();
    await send();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByText(/A file is still being uploaded/)).toBeNull();
    isFull = true;
    await upload();
    await send();
    await act(async () => letGo());
    expect(await screen.findByText(/could not be added|couldn’t be added/i)).toBeTruthy();
    expect(sent).not.toHaveBeenCalled();
  });

  test('is sent at once where nothing is on its way', async () => {
    show(<Report />);
    await send();
    expect(sent.mock.calls).toEqual([[[]]]);
  });
});
