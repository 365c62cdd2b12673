import {
  AnsweringServer,
  closeShown,
  drawnReply,
  openShown,
  press,
  says,
  type,
} from '@egcr/web-kit/testing/answering-server.tsx';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { changePostingCall, readPostingCall, type WholePosting } from '../../contract/index.ts';
import { ChangeForm } from './change-form.tsx';

const JOB = '01990000-0000-7000-8000-000000000002';
const BODY = 'Keep the books of the olive press. '.repeat(4).trim();
const eur = (value: string) => ({ value, assetCode: 'EUR', assetScale: 2 });
const posting: WholePosting = drawnReply(readPostingCall, {
  id: JOB,
  version: 3,
  title: 'Bookkeeper',
  body: BODY,
  hours: 'full_time',
  is_remote: true,
  is_support_friendly: false,
  pay_min: eur('200000'),
  pay_max: eur('290050'),
  skills: ['ledgers', 'Italian'],
  must_skills: ['ledgers'],
  questions: ['May you work in Italy?', 'When can you begin?'],
  experience_years: 2,
  positions: 1,
  case_id: null,
  change_case_id: null,
});

let server: AnsweringServer;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-29T12:00:00.000Z') });
  server = new AnsweringServer();
});
afterEach(() => {
  vi.useRealTimers();
  closeShown(server);
});

const isWrong = (label: string) => screen.getByLabelText(label).getAttribute('aria-invalid') === 'true';

describe('an open job that its employer changes [SYS-07]', () => {
  const openChange = () => openShown(() => <ChangeForm posting={posting} />, { address: '/change' });
  const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

  it('begins with what it says now, and is sent whole with its version', async () => {
    server.replies(changePostingCall, { ...drawnReply(changePostingCall), change_case_id: null });
    const opened = await openChange();
    await screen.findByLabelText('The job');
    expect([
      valueOf('The job'),
      valueOf('Lowest'),
      valueOf('Highest'),
      valueOf('Skills'),
      valueOf('Questions to everyone who applies'),
      valueOf('Years of experience asked'),
    ]).toEqual([
      'Bookkeeper',
      '2000.00',
      '2900.50',
      'ledgers, Italian',
      'May you work in Italy?\nWhen can you begin?',
      '2',
    ]);
    await type('Highest', '3,000');
    await press('Save changes');
    await says('The job is changed.');
    expect(server.sent).toEqual([
      {
        call: `POST job-postings/${JOB}/changes`,
        body: {
          version: 3,
          title: 'Bookkeeper',
          body: BODY,
          hours: 'full_time',
          is_remote: true,
          is_support_friendly: false,
          pay_min: '200000',
          pay_max: '300000',
          skills: ['ledgers', 'Italian'],
          must_skills: ['ledgers'],
          questions: ['May you work in Italy?', 'When can you begin?'],
          experience_years: 2,
          positions: 1,
        },
      },
    ]);
    expect(opened.address()).toContain('tab=employer');
  });

  it('waits for an officer where its employer is not verified', async () => {
    server.replies(changePostingCall, { ...drawnReply(changePostingCall), change_case_id: JOB });
    await openChange();
    await press('Save changes');
    expect(await says('Sent. An officer looks at it within one working day.')).not.toEqual([]);
  });

  it.each([
    ['Lowest', '1999.99', 'Highest'],
    ['Highest', '2900.49', 'Lowest'],
  ])('never pays less than it published: %s %s', async (label, value, other) => {
    await openChange();
    await type(label, value);
    await press('Save changes');
    await says('Pay can’t fall below what you published');
    expect([isWrong(label), isWrong(other)]).toEqual([true, false]);
    expect(server.sent).toEqual([]);
  });

  it.each([
    ['not_found', 'No such job'],
    ['team_role_required', 'Your role in this organisation can’t post jobs. An owner or editor can.'],
    ['posting_changed', 'The posting has changed. Look again.'],
    ['posting_step_refused', 'Only an open job can be changed'],
    ['change_waits', 'A change waits for an officer'],
    ['already_posted', 'You posted this job in this place in the last 30 days.'],
  ])('says why it was refused: %s', async (code, said) => {
    server.refuses(changePostingCall, { status: 409, code });
    const opened = await openChange();
    await press('Save changes');
    await says(said);
    await waitFor(() => expect(opened.address()).toBe('/change'));
  });
});
