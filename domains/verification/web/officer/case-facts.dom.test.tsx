import { readCaseCall } from '@egcr/cases/contract';
import { hrefOf } from '@egcr/contract/product-screens';
import {
  AnsweringServer,
  choose,
  closeShown,
  drawnReply,
  openShown,
  press,
  says,
} from '@egcr/web-kit/testing/answering-server.tsx';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import {
  decideCheckCall,
  decideHitCall,
  readCaseVerificationCall,
  type CaseVerification,
  type ScreeningHit,
} from '../../contract/index.ts';
import { Slot } from './case-facts.tsx';

const CASE = '01990000-0000-7000-8000-000000000001';
const HIT = '01990000-0000-7000-8000-000000000011';
const hit: ScreeningHit = {
  id: HIT,
  subject: 'Aero Caribe',
  entry: 'AEROCARIBBEAN AIRLINES',
  source: 'ofac_sdn',
  score: 0.87,
  reasons: [
    { word: 'aero', other: 'aero', how: 'same', score: 1 },
    { word: 'caribe', other: 'caribbean', how: 'near', score: 0.91 },
    { word: 'kup', other: 'cup', how: 'sounds', score: 0.8 },
    { word: 'airlines', other: '', how: 'none', score: 0 },
  ],
  qualifier: 'born_differs',
  state: 'potential',
  reason: '',
  can_decide: true,
};
const drawn = drawnReply(readCaseVerificationCall);
const [check] = drawn.business.checks;
if (check === undefined) throw new Error('a business is drawn with its checks');
const found: CaseVerification = {
  ...drawn,
  business: {
    ...drawn.business,
    checks: [
      { ...check, kind: 'sanctions', level: 2, result: 'refer', note: null, reason: null },
      { ...check, kind: 'registry', level: 1, result: 'pass', note: null, reason: null },
    ] as CaseVerification['business']['checks'],
  },
  hits: [hit],
  to_decide: [],
};

let server: AnsweringServer;
beforeEach(() => {
  server = new AnsweringServer();
});
afterEach(() => closeShown(server));

async function open(
  changed: Partial<CaseVerification> = {},
  kind = 'verification.businesses',
): Promise<void> {
  server.replies(readCaseVerificationCall, { ...found, ...changed });
  server.replies(readCaseCall, drawnReply(readCaseCall, { id: CASE, kind }));
  await openShown(() => <Slot />, { address: hrefOf('case-queue', { case: CASE }) });
}
const region = () => screen.findByRole('region', { name: hit.entry });
const fill = async (label: string, value: string) => {
  const field = await screen.findByLabelText(label);
  await act(async () => void fireEvent.change(field, { target: { value } }));
};

describe('what screening found of a business, beside its case', () => {
  it('shows each hit with how alike it is, word by word', async () => {
    await open();
    const shown = within(await region());
    expect(screen.getByRole('heading', { name: 'Names like those of lists: 1' })).toBeDefined();
    expect(shown.getByText('87%')).toBeDefined();
    expect(shown.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '“aero” is in both names.',
      '“caribe” is like “caribbean” (91%).',
      '“kup” sounds like “cup”.',
      '“airlines” is not in the other name.',
      'The years of birth differ.',
    ]);
    expect(shown.getByText('Not decided').textContent).toBe('Not decided');
    expect(screen.queryByText('No list was imported. No business can pass the comparison.')).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Decide a check' })).toBeNull();
    expect(server.read).toContain(`admin/verification/cases/${CASE}`);
  });

  it('shows why a hit was decided, and no way to decide it again', async () => {
    await open({
      hits: [{ ...hit, state: 'cleared', reason: 'Another firm.', qualifier: null, can_decide: false }],
      lists: [],
    });
    const shown = within(await region());
    expect(shown.getByText(/^Cleared/).textContent).toBe('Cleared: Another firm.');
    expect(shown.getAllByRole('listitem')).toHaveLength(4);
    expect(shown.queryByRole('button')).toBeNull();
    expect(screen.getByText('No list was imported. No business can pass the comparison.')).toBeDefined();
  });

  it('is not asked for beside a case of another kind', async () => {
    await open({}, 'support.claim');
    await waitFor(() => expect(server.read).toEqual([`admin/cases/${CASE}`]));
    expect(screen.queryByRole('region', { name: hit.entry })).toBeNull();
  });

  it('can be read again where it was not read', async () => {
    await open();
    server.refuses(readCaseVerificationCall, { status: 403, code: 'forbidden' });
    closeShown(server);
    server = new AnsweringServer();
    server.replies(readCaseCall, drawnReply(readCaseCall, { id: CASE, kind: 'verification.people' }));
    server.refuses(readCaseVerificationCall, { status: 403, code: 'forbidden' });
    await openShown(() => <Slot />, { address: hrefOf('case-queue', { case: CASE }) });
    await says('We couldn’t load the checks');
    server.replies(readCaseVerificationCall, found);
    await press('Retry');
    expect(await region()).toBeDefined();
  });
});

describe('the decision about a hit of screening', () => {
  it('clears it unless the officer says otherwise, with a reason of ten letters', async () => {
    server.replies(decideHitCall, found);
    await open();
    await region();
    await fill('Reason', '123456789');
    await press('Decide');
    await says('Give a reason of at least 10 letters.');
    expect(server.sent).toEqual([]);
    await fill('Reason', '1234567890');
    await press('Decide');
    await waitFor(() => expect(server.sent).toHaveLength(1));
    expect(server.sent[0]).toEqual({
      call: `POST admin/verification/cases/${CASE}/hits/${HIT}`,
      body: { decision: 'clear', reason: '1234567890' },
    });
    await waitFor(() =>
      expect(server.read.filter((path) => path === `admin/verification/cases/${CASE}`)).toHaveLength(2),
    );
  });

  it('confirms it where the officer says so', async () => {
    server.replies(decideHitCall, found);
    await open();
    await choose('radio', /^Yes, confirm it/);
    expect(screen.getByText('It takes two people. Then the business has no level.')).toBeDefined();
    await fill('Reason', 'The same address.');
    await press('Decide');
    await waitFor(() => expect(server.sent).toHaveLength(1));
    expect(server.sent[0]?.body).toEqual({ decision: 'confirm', reason: 'The same address.' });
    await choose('radio', /^No, clear it/);
    await press('Decide');
    await waitFor(() => expect(server.sent).toHaveLength(2));
    expect(server.sent[1]?.body).toEqual({ decision: 'clear', reason: 'The same address.' });
  });

  it.each([
    ['other_officers', 'Officers of another queue handle this case.'],
    ['own_case', 'You belong to this business. Others decide.'],
    ['hit_decided', 'This hit was decided already.'],
    ['second_person', 'Someone else gives the second confirmation.'],
  ])('says why it was refused: %s', async (code, said) => {
    server.refuses(decideHitCall, { status: 409, code });
    await open();
    await fill('Reason', 'The same address.');
    await press('Decide');
    expect(await says(said)).not.toEqual([]);
  });
});

describe('the decision about a check of a business', () => {
  const toDecide: Partial<CaseVerification> = {
    hits: [],
    to_decide: ['sanctions', 'domain'] as CaseVerification['to_decide'],
  };

  it('chooses nothing beforehand: check, result and reason are asked for', async () => {
    server.replies(decideCheckCall, found);
    await open(toDecide);
    const which = await screen.findByLabelText<HTMLSelectElement>('Check');
    expect(which.value).toBe('');
    expect([...which.options].map(({ value }) => value)).toEqual(['', ...(toDecide.to_decide ?? [])]);
    expect([...which.options].slice(1).map(({ text }) => text.split(' · ')[1])).toEqual([
      'A person decides',
      'Open',
    ]);
    expect(screen.getAllByRole('radio').every((radio) => radio.getAttribute('aria-checked') !== 'true')).toBe(
      true,
    );
    await press('Keep the decision');
    expect((await says('Choose one.')).length).toBeGreaterThan(1);
    await says('Give a reason of at least 10 letters.');
    expect(server.sent).toEqual([]);
    await fill('Check', 'sanctions');
    await choose('radio', 'It fails');
    await fill('Reason: the team reads it', 'On the list of today.');
    await press('Keep the decision');
    await waitFor(() => expect(server.sent).toHaveLength(1));
    expect(server.sent[0]).toEqual({
      call: `POST admin/verification/cases/${CASE}/checks`,
      body: { kind: 'sanctions', result: 'fail', reason: 'On the list of today.' },
    });
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLTextAreaElement>('Reason: the team reads it').value).toBe(''),
    );
  });

  it.each([
    ['other_officers', 'Officers of another queue handle this case.'],
    ['own_case', 'You belong to this business. Others decide.'],
    ['verification_refused', 'Take the case first. Checks are decided while it is in review.'],
    ['check_not_open', 'A rule decides this check.'],
  ])('says why it was refused, and keeps the reason: %s', async (code, said) => {
    server.refuses(decideCheckCall, { status: 409, code });
    await open(toDecide);
    await fill('Check', 'sanctions');
    await choose('radio', 'It passes');
    await fill('Reason: the team reads it', 'Nothing was found.');
    await press('Keep the decision');
    await says(said);
    expect(server.sent[0]?.body).toMatchObject({ result: 'pass' });
    expect(screen.getByLabelText<HTMLTextAreaElement>('Reason: the team reads it').value).toBe(
      'Nothing was found.',
    );
  });
});
