import { readCaseCall } from '@egcr/cases/contract';
import { hrefOf } from '@egcr/contract/product-screens';
import {
  AnsweringServer,
  closeShown,
  drawnReply,
  facts,
  openShown,
  press,
} from '@egcr/web-kit/testing/answering-server.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { readStandingCall, type GrantStanding } from '../../contract/index.ts';
import { Slot } from './case-standing.tsx';

const CASE = '01990000-0000-7000-8000-000000000001';
const OTHER = '01990000-0000-7000-8000-000000000002';
const usd = (value: string) => ({ value, assetCode: 'USD', assetScale: 2 });
const reviewOf = (at: number): GrantStanding['reviews'][number] => ({
  id: `01990000-0000-7000-8000-00000000001${at}`,
  reviewer: 'Ann Example',
  state: 'sent',
  tie: null,
  overall: 4.25,
  is_outlier: false,
});
const standing: GrantStanding = {
  standing: 'reserve',
  rank: 3,
  score: 3.875,
  overall: 4,
  sent: 2,
  needed: 3,
  criteria: [
    { name: 'need', label: 'Need', weight: 70, score: 4.5, reasons: ['It helps many.', 'Much is missing.'] },
    { name: 'plan', label: 'Plan', weight: 30, score: null, reasons: [] },
  ],
  reviews: [
    reviewOf(1),
    { ...reviewOf(2), reviewer: '', is_outlier: true, overall: 1 },
    { ...reviewOf(3), reviewer: 'Bola Ferreira', state: 'conflicted', tie: 'family', overall: null },
  ],
  ranking: [
    {
      case_id: OTHER,
      reference: 'EG-2026-000002',
      amount: usd('500000'),
      standing: 'funded',
      rank: 1,
      score: 4.5,
    },
    {
      case_id: CASE,
      reference: 'EG-2026-000001',
      amount: usd('120050'),
      standing: 'open',
      rank: null,
      score: null,
    },
  ],
};

let server: AnsweringServer;
beforeEach(() => {
  server = new AnsweringServer().replies(readStandingCall, standing);
});
afterEach(() => closeShown(server));

async function open(changed: Partial<GrantStanding> = {}, kind = 'grants.application'): Promise<void> {
  server.replies(readStandingCall, { ...standing, ...changed });
  server.replies(readCaseCall, drawnReply(readCaseCall, { id: CASE, kind }));
  await openShown(() => <Slot />, { address: hrefOf('case-queue', { case: CASE }) });
}
const rowsUnder = (title: string) =>
  within(screen.getByRole('heading', { name: title }).parentElement ?? document.body).getAllByRole(
    'listitem',
  );
const textsOf = (rows: readonly HTMLElement[]) => rows.map(({ textContent }) => textContent);

describe('how an application for a grant was judged, beside its case [SYS-03]', () => {
  it('shows where it stands, its points, and each criterion with its reasons', async () => {
    await open();
    await screen.findByRole('heading', { name: 'How it was judged' });
    expect(screen.getByText('Reserve list')).toBeDefined();
    expect(screen.getByText('Rank 3')).toBeDefined();
    expect(screen.getByText('Reviews: 2 of 3')).toBeDefined();
    expect(facts()).toEqual([
      ['Consensus', '4.0 of 5'],
      ['For the ranking', '3.88 of 5'],
    ]);
    expect(textsOf(rowsUnder('How it was judged'))).toEqual([
      'Need Weight: 70%4.5 of 5It helps many.Much is missing.',
      'Plan Weight: 30%Not scored',
    ]);
    expect(server.read).toContain(`admin/grant-applications/${CASE}/standing`);
  });

  it('names each reviewer with their points, their tie, and who is far from the others', async () => {
    await open();
    await screen.findByRole('heading', { name: 'Reviewers' });
    expect(textsOf(rowsUnder('Reviewers'))).toEqual([
      'Ann Example4.25 of 5',
      'Deleted accountFar from the others1.0 of 5',
      'Bola FerreiraFamilyHanded on',
    ]);
  });

  it('ranks all of the programme with a link to each, and marks this one', async () => {
    await open();
    await screen.findByRole('heading', { name: 'Ranking of the programme' });
    const [first, second, ...others] = rowsUnder('Ranking of the programme');
    expect(first?.textContent).toBe('1EG-2026-000002Within the budget$5,000.004.5');
    expect(second?.textContent).toBe('–EG-2026-000001This applicationBeing scored$1,200.50');
    expect(others).toEqual([]);
    expect(
      within(first ?? document.body)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe(`/super-admin/cases?case=${OTHER}`);
  });

  it('shows no criteria, reviewers, rank or ranking where there are none yet', async () => {
    const [only] = standing.ranking;
    await open({
      standing: 'open',
      sent: 0,
      rank: null,
      score: null,
      overall: null,
      reviews: [],
      ranking: only ? [only] : [],
    });
    await screen.findByText('Being scored');
    expect(facts()).toEqual([
      ['Consensus', '–'],
      ['For the ranking', '–'],
    ]);
    expect(screen.queryByText('Need')).toBeNull();
    expect(screen.queryByText(/^Rank /)).toBeNull();
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'How it was judged',
    ]);
  });

  it.each([
    ['funded', 'Within the budget', 'text-ok'],
    ['reserve', 'Reserve list', 'text-info'],
    ['beyond', 'Behind the reserve list', 'bg-sunken'],
    ['below', 'Below the threshold', 'text-bad'],
    ['open', 'Being scored', 'bg-sunken'],
  ] as const)('says of %s: %s', async (state, said, tone) => {
    await open({ standing: state, ranking: [] });
    const badge = await screen.findByText(said);
    expect(badge.className).toContain(tone);
  });

  it('is not asked for beside a case of another kind', async () => {
    await open({}, 'support.claim');
    await waitFor(() => expect(server.read).toContain(`admin/cases/${CASE}`));
    await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
    expect(server.read).toEqual([`admin/cases/${CASE}`]);
  });

  it('can be read again where it was not read', async () => {
    await open();
    closeShown(server);
    server = new AnsweringServer().replies(
      readCaseCall,
      drawnReply(readCaseCall, { id: CASE, kind: 'grants.application' }),
    );
    server.refuses(readStandingCall, { status: 403, code: 'forbidden' });
    await openShown(() => <Slot />, { address: hrefOf('case-queue', { case: CASE }) });
    await screen.findByRole('button', { name: 'Try again' });
    server.replies(readStandingCall, standing);
    await press('Try again');
    expect(await screen.findByRole('heading', { name: 'How it was judged' })).toBeDefined();
  });
});
