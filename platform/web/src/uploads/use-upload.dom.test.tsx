import { webcrypto } from 'node:crypto';

import { FILE_SIZE_MAX_BYTES } from '@egcr/contract/files';
import type { Upload } from '@egcr/contract/uploads';
import { FileField } from '@egcr/ui/file-field';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { connectCalls } from '../call-connections.ts';
import { FilesUnderWay, type FileEnd } from '../form/files-under-way.ts';
import { LanguageProvider } from '../i18n.tsx';
import { HashedFile } from './hashed-file.tsx';
import { useUpload } from './use-upload.ts';

const ID = '01990000-0000-7000-8000-000000000001';
const paper = new File(['%PDF-1.7 and more'], 'paper.pdf', { type: 'application/pdf' });

/** What the server says to each further request, and what it was asked. */
let answers: (Response | 'breaks' | Promise<Response>)[];
let asked: string[];
let keys: (string | null)[];
let ends: FileEnd[];
let goOn: () => void;

const shown = (part: Partial<Upload>) =>
  Response.json({
    id: ID,
    size_bytes: paper.size,
    received_bytes: 0,
    piece_bytes_max: 200_000,
    expires_at: '2026-11-21T00:00:00.000Z',
    file: null,
    ...part,
  } satisfies Upload);
const begun = () => shown({});
const arrived = () => shown({ received_bytes: paper.size });
const lookedAt = (scan: 'clean' | 'not_scanned') =>
  shown({
    received_bytes: paper.size,
    file: { media_type: 'application/pdf', size_bytes: paper.size, scan },
  });
const problem = (code: string, status: number) =>
  Response.json({ type: 'about:blank', title: code, status, code }, { status });

beforeEach(() => {
  [answers, asked, keys, ends] = [[], [], [], []];
  connectCalls({ wait: () => new Promise<void>((resolve) => (goOn = resolve)) });
  vi.stubGlobal('fetch', async (address: string, { method, headers }: RequestInit) => {
    asked.push(`${method} ${address.replace('/api/v1/uploads', '').replace(ID, 'it')}`);
    if (method === 'POST' && address.endsWith('/uploads'))
      keys.push(new Headers(headers).get('idempotency-key'));
    if (method === 'DELETE') return new Response(null, { status: 204 });
    const answer = answers.shift();
    if (answer === undefined) throw new Error('nothing more to answer');
    if (answer === 'breaks') throw new TypeError('no line');
    return answer;
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Paper() {
  const { uploadId, field, putAway } = useUpload('documents.paper');
  return (
    <>
      <FileField {...field} label="Paper" hint="PDF" accept="application/pdf" />
      <output>{uploadId}</output>
      <button onClick={() => putAway('taken')}>Keep it</button>
    </>
  );
}

function open() {
  return render(
    <LanguageProvider initial={{ language: 'en', locale: 'en' }}>
      <FilesUnderWay value={() => (end) => void ends.push(end)}>
        <Paper />
      </FilesUnderWay>
    </LanguageProvider>,
  );
}

const choose = (file = paper) => userEvent.upload(screen.getByLabelText(/^Paper/), file);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const says = (text: RegExp) => waitFor(() => expect(document.body.textContent).toMatch(text));

describe('a file that is sent while the rest is filled in', () => {
  it.each([
    ['clean', /No viruses found/],
    ['not_scanned', /Not scanned for viruses/],
  ] as const)('has an id once the whole was looked at, and says so: %s', async (scan, text) => {
    answers = [begun(), arrived(), lookedAt(scan)];
    open();
    await choose();
    await says(text);
    expect(document.querySelector('output')?.textContent).toBe(ID);
    expect(asked).toEqual(['POST ', 'PUT /it/pieces/0', 'POST /it/complete']);
    expect(document.body.textContent).toContain('paper.pdf');
    expect(ends).toEqual(['arrived']);
  });

  it('waits for the line, says so, and goes on where it stopped', async () => {
    answers = [begun(), 'breaks', begun(), arrived(), lookedAt('clean')];
    open();
    await choose();
    await says(/Waiting for a connection/);
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeTruthy();
    expect(ends).toEqual([]);
    goOn();
    await waitFor(() => expect(document.querySelector('output')?.textContent).toBe(ID));
  });

  it('is refused before anything is sent where it is empty or too large', async () => {
    open();
    await choose(new File([], 'nothing.pdf', { type: 'application/pdf' }));
    await says(/empty/);
    const large = new File(['x'], 'large.pdf', { type: 'application/pdf' });
    Object.defineProperty(large, 'size', { value: FILE_SIZE_MAX_BYTES + 1, configurable: true });
    await press('Choose another file');
    await choose(large);
    await says(/25 MB/);
    expect(screen.queryByRole('button', { name: /again/ })).toBeNull();
    expect(asked).toEqual([]);
    Object.defineProperty(large, 'size', { value: FILE_SIZE_MAX_BYTES });
    answers = [begun(), arrived(), lookedAt('clean')];
    await press('Choose another file');
    await choose(large);
    await waitFor(() => expect(asked[0]).toBe('POST '));
  });

  it('is sent again as the same upload where waiting may help', async () => {
    answers = [problem('uploads_too_many', 409), begun(), arrived(), lookedAt('clean')];
    open();
    await choose();
    await says(/unfinished/);
    expect(ends).toEqual(['lost']);
    await press('Try again');
    await waitFor(() => expect(document.querySelector('output')?.textContent).toBe(ID));
    expect(keys[0]).toMatch(/^[\w-]{16,}$/);
    expect(keys).toEqual([keys[0], keys[0]]);
    expect(ends).toEqual(['lost', 'arrived']);
  });

  it('is another upload where another file is chosen', async () => {
    answers = [problem('file_infected', 422), problem('file_infected', 422)];
    open();
    await choose();
    await says(/We found a virus/);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await press('Choose another file');
    await choose();
    await waitFor(() => expect(keys).toHaveLength(2));
    expect(keys[1]).not.toBe(keys[0]);
  });

  it('is cancelled by the person, and by who leaves the page, once it has begun', async () => {
    answers = [begun(), new Promise<Response>(() => undefined)];
    const page = open();
    await choose();
    await waitFor(() => expect(asked).toHaveLength(2));
    await press('Cancel');
    expect(asked.at(-1)).toBe('DELETE /it');
    expect(document.body.textContent).not.toContain('paper.pdf');
    expect(ends).toEqual(['lost']);
    answers = [begun(), new Promise<Response>(() => undefined)];
    await choose();
    await waitFor(() => expect(asked).toHaveLength(5));
    page.unmount();
    expect(asked.slice(5)).toEqual(['DELETE /it']);
  });

  it('is not cancelled once the domain has it', async () => {
    answers = [begun(), arrived(), lookedAt('clean')];
    const page = open();
    await choose();
    await waitFor(() => expect(document.querySelector('output')?.textContent).toBe(ID));
    await press('Keep it');
    expect(document.querySelector('output')?.textContent).toBe('');
    page.unmount();
    expect(asked.filter((call) => call.startsWith('DELETE'))).toEqual([]);
  });
});

describe('a file that is read on the device alone', () => {
  it('hands on its hash, shows what was found, and can be put away', async () => {
    // jsdom has none.
    vi.stubGlobal('crypto', {
      subtle: {
        digest: (name: string, bytes: ArrayBuffer) =>
          webcrypto.subtle.digest(name, Uint8Array.from(new Uint8Array(bytes))),
      },
    });
    const onHash = vi.fn<(sha256: string | undefined) => void>();
    const of = (found?: { text: string; isGood: boolean }) => (
      <LanguageProvider initial={{ language: 'en', locale: 'en' }}>
        <HashedFile label="Paper" hint="" accept="application/pdf" onHash={onHash} found={found} />
      </LanguageProvider>
    );
    const { rerender } = render(of());
    await choose(new File(['abc'], 'paper.pdf', { type: 'application/pdf' }));
    await waitFor(() =>
      expect(onHash).toHaveBeenCalledWith(
        // FIPS 180-4, the example of one block.
        'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
      ),
    );
    await says(/paper\.pdf/);
    rerender(of({ text: 'This is the paper.', isGood: true }));
    expect(screen.getByText('This is the paper.').className).toMatch(/-ok/);
    rerender(of({ text: 'This is another one.', isGood: false }));
    expect(screen.getByText('This is another one.').className).toMatch(/-bad/);
    await press('Choose another file');
    expect(onHash).toHaveBeenLastCalledWith(undefined);
    expect(document.body.textContent).not.toContain('paper.pdf');
    expect(asked).toEqual([]);
  });
});
