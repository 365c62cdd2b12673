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
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import {
  checkBasicsCall,
  listVerificationsCall,
  readVerificationCall,
  type BusinessVerification,
} from '../../contract/index.ts';
import { Screen as List } from './verifications-screen.tsx';
import { Screen as Verification } from './verify-screen.tsx';

const ID = '01990000-0000-7000-8000-000000000001';
const business: BusinessVerification = {
  ...drawnReply(readVerificationCall),
  id: ID,
  name: 'Harbour Bakery',
  number: 'JVRIT0000042X',
  is_sample: false,
  level: 1,
  state: 'verified',
  valid_until: '2027-11-27',
  can_edit: true,
  lei: '',
  tax_country: 'IT',
  tax_id: '',
  checks: [],
  contacts: [],
  case_id: null,
};

let server: AnsweringServer;
beforeEach(() => {
  server = new AnsweringServer();
});
afterEach(() => closeShown(server));

const open = async (part: Partial<BusinessVerification> = {}) => {
  server.replies(readVerificationCall, { ...business, ...part }).replies(checkBasicsCall, business);
  await openShown(() => <Verification />, {
    address: `/business/verification/${ID}`,
    path: '/business/verification/$businessId',
  });
  await screen.findByRole('heading', { level: 1, name: 'Harbour Bakery' });
};
const hrefs = () => screen.getAllByRole('link').map(({ textContent }) => textContent);
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

describe('the verification of a business', () => {
  it.each([
    ['not_started', true, true],
    ['in_progress', true, true],
    ['submitted', false, true],
    ['in_review', false, true],
    ['needs_information', false, true],
    ['verified', true, true],
    ['expiring', true, true],
    ['expired', true, true],
    ['rejected', true, true],
    ['suspended', false, false],
    ['revoked', false, false],
  ] as const)(
    'that is %s can be asked for anew: %s; a contact can be proven: %s',
    async (state, isOpen, mayProve) => {
      await open({ state });
      expect(screen.queryByRole('button', { name: 'Check now' }) !== null).toBe(isOpen);
      expect(hrefs().includes('Ask for level 2 or 3')).toBe(isOpen);
      expect(screen.queryByRole('heading', { name: 'Web domain' }) !== null).toBe(mayProve);
      expect(screen.queryByRole('heading', { name: 'Phone of the business' }) !== null).toBe(mayProve);
    },
  );

  it('is only read by members who may not edit; its request can be followed', async () => {
    await open({ can_edit: false, case_id: ID, valid_until: null });
    expect(screen.queryByRole('button')).toBeNull();
    expect(hrefs()).toEqual(['All businesses', 'Follow the request']);
    expect(screen.getByText('Not verified yet')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Follow the request' }).getAttribute('href')).toBe(
      `/cases/${ID}`,
    );
  });

  it('says of each check what it found and why, by level', async () => {
    const check = { level: 1, note: null, reason: null, at: null } as const;
    await open({
      checks: [
        { ...check, kind: 'lei', result: 'fail', note: 'digits_wrong' },
        { ...check, kind: 'tax', result: 'pass', reason: 'Seen on paper.' },
        { ...check, kind: 'sanctions', level: 2, result: 'refer' },
      ],
    });
    const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(lines).toEqual([
      'Check digits of the LEIThe check digits are wrong.Failed',
      'Tax numberSeen on paper.Passed',
      'Comparison with listsA person decides',
    ]);
    expect(screen.queryByText(/^Valid until/)).not.toBeNull();
    expect(screen.queryByRole('link', { name: 'Follow the request' })).toBeNull();
  });

  it('that is not there is said so; one that was not read can be read again', async () => {
    server.refuses(readVerificationCall, { status: 404, code: 'not_found' });
    const shown = () =>
      openShown(() => <Verification />, {
        address: `/business/verification/${ID}`,
        path: '/business/verification/$businessId',
      });
    await shown();
    await says('No such business');
    closeShown(server);
    server = new AnsweringServer().refuses(readVerificationCall, { status: 403, code: 'role_required' });
    await shown();
    await says('We couldn’t load this');
    server.replies(readVerificationCall, business);
    await press('Retry');
    expect(await screen.findByRole('heading', { level: 1, name: 'Harbour Bakery' })).toBeDefined();
  });
});

describe('the numbers of a business', () => {
  it('are checked at once, and read again', async () => {
    await open();
    await type('LEI (Legal Entity Identifier)', '529900T8BM49AURSDO55');
    await type('Country of the tax number', 'DE');
    await type('Tax number', '12/345');
    await press('Check now');
    await says('Checked');
    expect(server.sentTo(checkBasicsCall)).toMatchObject([
      { body: { lei: '529900T8BM49AURSDO55', tax_country: 'DE', tax_id: '12/345' } },
    ]);
    await waitFor(() => expect(server.read).toHaveLength(2));
  });

  it.each([
    ['LEI (Legal Entity Identifier)', '529900', 'An LEI has 20 letters and digits.'],
    ['Tax number', '12_345', 'Use letters, digits, spaces, points, slashes and hyphens.'],
  ])('are judged before they are sent: %s', async (label, value, said) => {
    await open();
    await type(label, value);
    await press('Check now');
    await says(said);
    expect([field(label).getAttribute('aria-invalid'), server.sent]).toEqual(['true', []]);
  });

  it.each([
    ['team_role_required', 403, 'Your role in the team doesn’t allow this. Ask its owner.'],
    ['verification_refused', 409, 'The verification doesn’t allow this now. Nothing was changed.'],
  ])('are refused with the reason: %s', async (code, status, said) => {
    await open();
    server.refuses(checkBasicsCall, { status, code });
    await press('Check now');
    await says(said);
    expect(screen.queryByText('Checked')).toBeNull();
  });
});

describe('the businesses of a reader', () => {
  const badges = (state: BusinessVerification['state'], level: BusinessVerification['level']) => ({
    ...business,
    state,
    level,
  });

  it('lead to their verification, with how far each has come', async () => {
    server.replies(listVerificationsCall, {
      items: [
        { ...badges('verified', 2), id: ID, name: 'One', is_sample: true },
        { ...badges('not_started', 0), name: 'Two' },
      ],
    });
    await openShown(() => <List />);
    await says('One');
    const [one, two] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(one).toBe('OneJVRIT0000042XLevel 2VerifiedSample');
    expect(two).toBe('TwoJVRIT0000042XLevel 0Not started');
    expect(screen.getByRole('link', { name: /One/ }).getAttribute('href')).toBe(
      `/business/verification/${ID}`,
    );
  });

  it('that are none lead to a registration; those that were not read can be read again', async () => {
    server.replies(listVerificationsCall, { items: [] });
    await openShown(() => <List />);
    await says('No registered business');
    closeShown(server);
    server = new AnsweringServer().refuses(listVerificationsCall, { status: 403, code: 'role_required' });
    await openShown(() => <List />);
    await says('We couldn’t load this');
    expect(screen.queryByText('No registered business')).toBeNull();
    server.replies(listVerificationsCall, { items: [] });
    await press('Retry');
    await says('No registered business');
  });
});
