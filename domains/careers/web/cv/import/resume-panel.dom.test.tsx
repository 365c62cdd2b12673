import {
  AnsweringServer,
  closeShown,
  drawnReply,
  giveFile,
  openShown,
  press,
  says,
} from '@egcr/web-kit/testing/answering-server.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { cvPaperCall, cvResumeCall, readResumeCall } from '../../../contract/index.ts';
import { RESUME_BYTES_MAX } from '../../../contract/limits.ts';
import { ResumePanel } from './resume-panel.tsx';

const change = vi.fn<(...given: readonly unknown[]) => void>();
const drawn = drawnReply(readResumeCall);
const cv = {
  ...drawn.cv,
  work: drawn.cv.work.slice(0, 2),
  education: drawn.cv.education.slice(0, 1),
  skills: [],
  languages: drawn.cv.languages.slice(0, 2),
};

let server: AnsweringServer;
let saved: { readonly name: string; readonly text: string }[];
beforeEach(() => {
  change.mockClear();
  saved = [];
  server = new AnsweringServer();
  let content: Blob | undefined;
  URL.createObjectURL = (given) => {
    content = given as Blob;
    return 'blob:file';
  };
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const { download: name } = this;
    void content?.text().then((text) => saved.push({ name, text }));
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  closeShown(server);
});

const open = () => openShown(() => <ResumePanel saved={{ change }} />);
const give = (content: string) =>
  giveFile('Read a JSON Resume', new File([content], 'resume.json', { type: 'application/json' }));
const LARGE = 'That file is larger than 250 KB. Nothing was changed.';
const file = (name: string, text: string) => () =>
  new Response(text, {
    headers: { 'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}` },
  });

describe('a CV as a file [SYS-07]', () => {
  it('is given as a PDF and as a JSON Resume, each under its name', async () => {
    server.answers(cvPaperCall, file('Ann’s CV.pdf', 'paper'));
    server.answers(cvResumeCall, file('resume.json', 'resume'));
    await open();
    await press('Download PDF');
    await waitFor(() => expect(saved).toEqual([{ name: 'Ann’s CV.pdf', text: 'paper' }]));
    await press('Download JSON Resume');
    await waitFor(() => expect(saved[1]).toEqual({ name: 'resume.json', text: 'resume' }));
    expect(screen.queryByText('We couldn’t make the file')).toBeNull();
  });

  it('says where it was not made, and nothing where the PIN is asked for first', async () => {
    server.refuses(cvPaperCall, { status: 401, code: 'pin_required' });
    server.refuses(cvResumeCall, { status: 403, code: 'forbidden' });
    await open();
    await press('Download PDF');
    await waitFor(() => expect(server.read).toHaveLength(1));
    await press('Download JSON Resume');
    expect(await says('We couldn’t make the file')).toHaveLength(1);
    expect(saved).toEqual([]);
    expect(screen.getByRole('button', { name: 'Download JSON Resume' }).getAttribute('aria-busy')).not.toBe(
      'true',
    );
  });

  it('is read, told what was understood, and takes the place of the CV on the person’s word alone', async () => {
    server.replies(readResumeCall, { cv, not_understood: [], not_understood_count: 0 });
    await open();
    await give('{"basics":{}}');
    const found = within(await screen.findByRole('region', { name: 'What we read' }));
    expect(
      found.getByText('2 jobs, 1 schools, 0 skills, 2 languages Everything in the file was understood.'),
    ).toBeDefined();
    expect(found.queryByRole('list')).toBeNull();
    expect(server.sent.map(({ body }) => body)).toEqual([{ resume: '{"basics":{}}' }]);
    await press('Leave it');
    expect(change).not.toHaveBeenCalled();
    await give('{}');
    await press('Replace my CV');
    expect(change).toHaveBeenCalledExactlyOnceWith(cv);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'What we read' })).toBeNull());
    expect(screen.getByLabelText('Read a JSON Resume')).toBeDefined();
  });

  it('is told what was not taken over, place by place', async () => {
    const remarks = [
      { path: 'basics.email', code: 'from_account' },
      { path: 'work[0].startDate', code: 'month_assumed' },
    ];
    server.replies(readResumeCall, {
      cv,
      not_understood: remarks,
      not_understood_count: 1002,
    } as typeof drawn);
    await open();
    await give('{}');
    const list = within(await screen.findByRole('list', { name: 'Not taken over as it was: 1,002' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'basics.email: comes from your account',
      'work[0].startDate: only a year: January taken',
    ]);
    expect(screen.queryByText(/Everything in the file was understood/)).toBeNull();
  });

  it('that leaves no room for the request around it is not sent; one letter less is', async () => {
    server.replies(readResumeCall, { cv, not_understood: [], not_understood_count: 0 });
    await open();
    await give('x'.repeat(RESUME_BYTES_MAX - 4096 + 1));
    await says(LARGE);
    expect(server.sent).toEqual([]);
    await give('x'.repeat(RESUME_BYTES_MAX - 4096));
    await screen.findByRole('region', { name: 'What we read' });
    expect(server.sent).toHaveLength(1);
  });

  it.each([
    ['too_large', LARGE],
    ['validation_failed', 'That file is no JSON Resume. Nothing was changed.'],
    ['forbidden', 'Something went wrong on our side. Try again in a moment.'],
  ])('says why it was not read: %s', async (code, said) => {
    server.refuses(readResumeCall, { status: 422, code });
    await open();
    await give('{}');
    await says(said);
    expect(change).not.toHaveBeenCalled();
  });

  it('says nothing at its field where the PIN is asked for first', async () => {
    server.refuses(readResumeCall, { status: 401, code: 'pin_required' });
    await open();
    await give('{}');
    await waitFor(() => expect(server.sent).toHaveLength(1));
    expect(screen.getByLabelText('Read a JSON Resume').getAttribute('aria-invalid')).not.toBe('true');
  });
});
