import type { ReplyOf } from '@egcr/contract/endpoint';
import { listDraftsCall } from '@egcr/forms/contract';
import { DRAFT, servesForm } from '@egcr/forms/web-testing';
import { AnsweringServer, closeShown, openShown } from '@egcr/web-kit/testing/answering-server.tsx';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { checkForFraudCall, reportFraudCall } from '../contract/index.ts';
import { Slot } from './fraud-tool.tsx';

/** Vitest's own page. */
declare const jsdom: {
  readonly virtualConsole: Record<
    'on' | 'off',
    (event: 'jsdomError', hear: (failure: Error) => void) => void
  >;
};

const TOOL = '/dashboard?tool=fraud-reportingdetection';
const made = { id: '01990000-0000-7000-8000-000000000001', reference: 'CA-7K3M-9TQX' };
let server: AnsweringServer;
beforeEach(() => {
  server = servesForm(new AnsweringServer(), 'fraud.report', {
    question: 'contact',
    answers: { contact: 'They asked for money.' },
  });
});
afterEach(() => closeShown(server));

const open = (more = '') => openShown(() => <Slot />, { address: `${TOOL}${more}` });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const partsOf = (link: HTMLElement) =>
  Object.fromEntries(new URL(link.getAttribute('href') ?? '', 'http://bank').searchParams);
const row = (address: string, form = 'fraud.report') => ({
  id: DRAFT,
  form,
  title: 'A report',
  address,
  saved_at: '2026-11-23T12:04:00.000Z',
  expires_at: '2026-12-23T12:04:00.000Z',
  acting_for: null,
});

describe('the way to a report of fraud', () => {
  it('begins a new one where no draft is there', async () => {
    await open();
    expect(partsOf(await screen.findByRole('link', { name: 'Start' }))).toEqual({
      tool: 'fraud-reportingdetection',
      question: 'category',
    });
    expect(
      screen
        .getAllByRole('listitem')
        .slice(0, 4)
        .map((item) => item.textContent),
    ).toEqual([
      'About ten questions, five minutes.',
      'Your answers save by themselves. You can go on later.',
      'You can withhold your name from the officers.',
      'A person decides. Reports alone lead to no punishment.',
    ]);
    expect(screen.queryByText('Go on with your report about a job')).toBeNull();
  });

  it('goes on with a draft; with one about a job by a way of its own', async () => {
    server.replies(listDraftsCall, {
      items: [row('/ask?job=j9', 'support.claim'), row(`${TOOL}&job=j1`), row(TOOL)],
    });
    await open();
    expect(await screen.findByRole('link', { name: 'Go on with your report' })).toBeDefined();
    expect(partsOf(screen.getByRole('link', { name: 'Go on with your report about a job' }))).toEqual({
      tool: 'fraud-reportingdetection',
      question: 'category',
      job: 'j1',
    });
  });

  it('begins a report about another job beside a draft', async () => {
    server.replies(listDraftsCall, { items: [row(`${TOOL}&job=j1`), row(TOOL)] });
    await open('&job=j2');
    await waitFor(() => expect(server.read).toContain('form-drafts'));
    expect(partsOf(await screen.findByRole('link', { name: 'Start' }))['job']).toBe('j2');
    expect(screen.queryByText(/^Go on/)).toBeNull();
  });
});

describe('a report of fraud', () => {
  const sent = () => server.sentTo(reportFraudCall);

  it('is sent once as it was saved, and leads to its case', async () => {
    server.replies(reportFraudCall, made);
    await open('&step=check');
    await press('Send');
    expect(await screen.findByText('Your report is with us')).toBeDefined();
    expect(screen.getByText('CA-7K3M-9TQX')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Open your report' }).getAttribute('href')).toBe(
      `/cases/${made.id}`,
    );
    expect(sent().map(({ body }) => body)).toEqual([{ draft_id: DRAFT, version: 4 }]);
    expect(server.sent[0]?.call).toBe('POST forms/fraud.report/drafts');
  });

  it('about a job names the job, and shows beside the questions from what the person came', async () => {
    server.replies(reportFraudCall, made);
    await open('&step=check&job=j1');
    const card = await screen.findByText('The job you report');
    const [shown] = screen.getAllByText('They asked for money.').filter((at) => at.tagName === 'BDI');
    expect(card.compareDocumentPosition(shown ?? card)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await press('Send');
    expect(await screen.findByText('Your report is with us')).toBeDefined();
    expect(sent().map(({ body }) => body)).toEqual([{ draft_id: DRAFT, version: 4, job_id: 'j1' }]);
  });

  it.each([
    ['reports_of_day', 429, /^You have sent five reports today/],
    ['draft_sent', 409, 'This report was sent already.'],
    ['draft_changed', 409, /^Your answers were changed in another place/],
    ['case_step_refused', 409, 'That did not work'],
  ])('is not lost where the server answers %s', async (code, status, said) => {
    server.refuses(reportFraudCall, { status, code });
    await open('&step=check');
    await press('Send');
    expect(await screen.findByText(said)).toBeDefined();
    expect(screen.queryByText('Your report is with us')).toBeNull();
    expect(screen.queryByText('The job you report')).toBeNull();
  });
});

describe('what is checked before it is trusted', () => {
  async function check(text: string) {
    fireEvent.change(await screen.findByLabelText(/^Link, phone number/), { target: { value: text } });
    await press('Check');
  }

  it('says what is known of it and what can be seen, and forgets it before the next answer', async () => {
    await open();
    await press('Check');
    await waitFor(() =>
      expect(screen.getByLabelText(/^Link, phone number/).getAttribute('aria-invalid')).toBe('true'),
    );
    expect(server.sent).toEqual([]);
    server.replies(checkForFraudCall, { verdict: 'confirmed', signs: ['looks_like_us', 'not_encrypted'] });
    await check(' http://egcr.example ');
    expect(await screen.findByText('Do not trust it')).toBeDefined();
    expect(screen.getByText('What we can see')).toBeDefined();
    expect(screen.getByText('It looks like EGCR, but it is not ours.')).toBeDefined();
    expect(screen.getByText(/^The line to it is not encrypted/)).toBeDefined();
    expect(server.sent.map(({ body }) => body)).toEqual([{ text: 'http://egcr.example' }]);
    server.refuses(checkForFraudCall, { status: 429, code: 'too_many_requests' });
    await check('@ann');
    await waitFor(() => expect(screen.queryByText('Do not trust it')).toBeNull());
  });

  it.each([
    ['reported', 'Be careful'],
    ['unknown', 'Nothing is reported'],
    ['unreadable', 'We cannot read that'],
  ] as const)('says of what is %s: %s', async (verdict, said) => {
    server.replies(checkForFraudCall, { verdict, signs: [] });
    await open();
    await check('@ann');
    expect(await screen.findByText(said)).toBeDefined();
    expect(screen.queryByText('What we can see')).toBeNull();
  });

  it('warns of signs where nothing is reported', async () => {
    const toneWith = async (signs: ReplyOf<typeof checkForFraudCall>['signs']) => {
      server.replies(checkForFraudCall, { verdict: 'unknown', signs });
      await open();
      await check('@ann');
      const tone = (await screen.findByText('Nothing is reported')).closest('[class*="bg-"]')?.className;
      cleanup();
      return tone;
    };
    const [plain, warned] = [await toneWith([]), await toneWith(['mixed_letters'])];
    expect(plain).not.toContain('warn');
    expect(warned).toContain('warn');
  });
});

describe('the quick way out', () => {
  // jsdom leads nowhere: it says that a page would be left.
  let left: number;
  const note = ({ message }: Error) => (left += /navigation/.test(message) ? 1 : 0);
  beforeEach(() => {
    left = 0;
    jsdom.virtualConsole.on('jsdomError', note);
  });
  afterEach(() => jsdom.virtualConsole.off('jsdomError', note));
  const escapeAt = (timeStamp: number, key = 'Escape') => {
    const event = new KeyboardEvent('keydown', { key });
    Object.defineProperty(event, 'timeStamp', { value: timeStamp });
    window.dispatchEvent(event);
  };

  it('leads away at one press', async () => {
    await open();
    await press('Leave quickly');
    expect(left).toBe(1);
  });

  it('is taken by Escape pressed three times within two seconds, and by no less', async () => {
    await open();
    for (const at of [0, 900, 2000]) escapeAt(at);
    expect(left).toBe(0);
    escapeAt(2100, 'Enter');
    expect(left).toBe(0);
    escapeAt(2899);
    expect(left).toBe(1);
  });
});
