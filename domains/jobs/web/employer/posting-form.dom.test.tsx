import {
  AnsweringServer,
  choose,
  closeShown,
  drawnReply,
  openShown,
  press,
  says,
  type,
} from '@egcr/web-kit/testing/answering-server.tsx';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { postJobCall, renewPostingCall } from '../../contract/index.ts';
import { PostingForm } from './posting-form.tsx';
import { RenewDialog } from './renew-dialog.tsx';

const ORGANISATION = '01990000-0000-7000-8000-000000000001';
const JOB = '01990000-0000-7000-8000-000000000002';
const BODY = 'Keep the books of the olive press. '.repeat(4).trim();
let server: AnsweringServer;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-29T12:00:00.000Z') });
  server = new AnsweringServer();
});
afterEach(() => {
  vi.useRealTimers();
  closeShown(server);
});

/** Everything that a posting needs, in the fields of the form. */
async function fill(others: Readonly<Record<string, string>> = {}): Promise<void> {
  const typed = {
    'The job': 'Bookkeeper',
    'About the job': BODY,
    Skills: 'ledgers, Italian،Excel、 、,',
    'Of these, required': 'ledgers',
    'Questions to everyone who applies': 'May you work in Italy?\n\n  When can you begin?  ',
    'Years of experience asked': '2',
    'How many people do you seek?': '3',
    Occupation: '3',
    Industry: 'M',
    'Closing day': '2026-12-20',
    Place: 'Lecce',
    Where: 'IT',
    Lowest: '2,000.50',
    Highest: '6001.5',
    Currency: 'EUR',
    ...others,
  };
  for (const [label, value] of Object.entries(typed)) await type(label, value);
}
const open = () => openShown(() => <PostingForm actingFor={ORGANISATION} />, { address: '/new' });
const isWrong = (label: string) => screen.getByLabelText(label).getAttribute('aria-invalid') === 'true';

describe('a job that an employer posts [SYS-07]', () => {
  it('is sent as the request says it: amounts in minor units, skills and questions one by one', async () => {
    server.replies(postJobCall, { ...drawnReply(postJobCall), state: 'published' });
    const opened = await open();
    await fill();
    await choose('checkbox', 'Can be done remotely');
    await press('Send');
    await says('Published. Everyone can find it now.');
    expect(server.sent).toEqual([
      {
        call: 'POST jobs',
        body: {
          acting_for: ORGANISATION,
          title: 'Bookkeeper',
          body: BODY,
          hours: 'full_time',
          is_remote: true,
          is_support_friendly: false,
          pay_min: '200050',
          pay_max: '600150',
          skills: ['ledgers', 'Italian', 'Excel'],
          must_skills: ['ledgers'],
          questions: ['May you work in Italy?', 'When can you begin?'],
          experience_years: 2,
          positions: 3,
          contract: 'permanent',
          country: 'IT',
          place: 'Lecce',
          currency: 'EUR',
          period: 'month',
          occupation: '3',
          sector: 'M',
          language: 'en',
          closes_on: '2026-12-20',
        },
      },
    ]);
    expect(server.keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(opened.address()).toContain('tab=employer');
  });

  it('says that an officer looks at it first where it is not published at once', async () => {
    server.replies(postJobCall, { ...drawnReply(postJobCall), state: 'in_moderation' });
    await open();
    await fill({
      'Years of experience asked': ' ',
      'How many people do you seek?': '',
      Skills: '',
      'Of these, required': '',
    });
    await press('Send');
    await says('Sent. We’ll tell you when it’s published.');
    expect(server.sent[0]?.body).toMatchObject({ experience_years: 0, positions: 1, skills: [] });
  });

  it.each([
    ['The job', 'Bo', 'Write a little more'],
    ['About the job', 'x'.repeat(99), 'Write a little more'],
    ['Lowest', 'much', 'Enter the lowest pay as a number above zero'],
    ['Lowest', '0', 'Enter the lowest pay as a number above zero'],
    ['Highest', 'more', 'Enter the highest pay as a number'],
    ['Highest', '2,000.49', 'The highest pay is below the lowest'],
    ['Highest', '6,001.51', 'The highest pay is more than three times the lowest'],
    ['Of these, required', 'Excel, Latin', 'Name only skills from the field above.'],
    ['Skills', 'a,b,c,d,e,f,g,h,i,j,k,ledgers,m', 'Name at most 12 skills'],
    [
      'Questions to everyone who applies',
      'One question?\nOne question?',
      'Write up to 5 different questions, each at most 200 characters',
    ],
    ['Years of experience asked', '41', 'Write whole years, from 0 to 40.'],
    ['How many people do you seek?', '0', 'Write a whole number from 1 to 500.'],
    ['Closing day', '', 'Choose a day after today, within 90 days'],
  ])('is refused at the field %s that says %j: %s', async (label, value, said) => {
    await open();
    await fill({ [label]: value });
    await press('Send');
    await says(said);
    expect(isWrong(label)).toBe(true);
    expect(server.sent).toEqual([]);
  });

  it.each([
    ['team_role_required', 'Your role in this organisation can’t post jobs. An owner or editor can.'],
    [
      'business_status_forbids',
      'The status of the business in the register does not allow this. Its settings say why.',
    ],
    ['already_posted', 'You posted this job in this place in the last 30 days.'],
    ['posting_limit_reached', 'Your organisation has posted 50 jobs today. Try again tomorrow.'],
  ])('says why it was refused: %s', async (code, said) => {
    server.refuses(postJobCall, { status: 409, code });
    const opened = await open();
    await fill();
    await press('Send');
    await says(said);
    expect(screen.queryByRole('button', { name: 'Renew the job you posted' })).toBeNull();
    expect(opened.address()).toBe('/new');
  });

  it('that was posted before is renewed instead, where it can be', async () => {
    server.refuses(postJobCall, {
      status: 409,
      code: 'already_posted',
      id: JOB,
      version: 5,
      can_renew: true,
    });
    server.replies(renewPostingCall, drawnReply(renewPostingCall));
    const opened = await open();
    await fill();
    await press('Send');
    await press('Renew the job you posted');
    const dialog = within(await screen.findByRole('dialog', { name: 'Renew this job?' }));
    expect(dialog.getByLabelText<HTMLInputElement>('Closing day').value).toBe('2026-12-29');
    await press('Renew');
    await says('Renewed. People can apply again.');
    expect(server.sent[1]).toEqual({
      call: `POST job-postings/${JOB}/renewal`,
      body: { version: 5, closes_on: '2026-12-29' },
    });
    expect(opened.address()).toContain('tab=employer');
  });

  it.each([
    { id: JOB, version: 5, can_renew: false },
    { id: JOB, can_renew: true },
  ])('offers no renewal where the one before cannot be renewed: %j', async (members) => {
    server.refuses(postJobCall, { status: 409, code: 'already_posted', ...members });
    await open();
    await fill();
    await press('Send');
    await says('You posted this job in this place in the last 30 days.');
    expect(screen.queryByRole('button', { name: 'Renew the job you posted' })).toBeNull();
  });
});

describe('a job that is renewed [SYS-07]', () => {
  const closed = vi.fn<(...given: readonly unknown[]) => void>();
  const openDialog = async () => {
    closed.mockClear();
    await openShown(() => <RenewDialog posting={{ id: JOB, version: 5 }} onClose={closed} />);
  };
  const day = () => screen.findByLabelText<HTMLInputElement>('Closing day');

  it.each(['2026-11-29', '2026-11-01', '2027-02-28', ''])('does not close on %j', async (on) => {
    await openDialog();
    await type('Closing day', on);
    await press('Renew');
    await says('Choose a day after today, within 90 days');
    expect((await day()).getAttribute('aria-invalid')).toBe('true');
    expect(server.sent).toEqual([]);
  });

  it.each(['2026-11-30', '2027-02-27'])('may close on %s', async (on) => {
    server.replies(renewPostingCall, drawnReply(renewPostingCall));
    await openDialog();
    await type('Closing day', on);
    await press('Renew');
    await says('Renewed. People can apply again.');
    expect(server.sent[0]?.body).toEqual({ version: 5, closes_on: on });
    expect(closed).toHaveBeenCalledOnce();
  });

  it.each([
    ['team_role_required', 'Your role in this organisation can’t post jobs. An owner or editor can.'],
    [
      'business_status_forbids',
      'The status of the business in the register does not allow this. Its settings say why.',
    ],
    ['posting_changed', 'The posting has changed. Look again.'],
    ['posting_step_refused', 'The posting has changed. Look again.'],
    ['verification_ended', 'Your organisation isn’t verified any more. Verify it first, then renew.'],
  ])('says why it was refused: %s', async (code, said) => {
    server.refuses(renewPostingCall, { status: 409, code });
    await openDialog();
    await press('Renew');
    await says(said);
    expect(closed).not.toHaveBeenCalled();
  });
});
