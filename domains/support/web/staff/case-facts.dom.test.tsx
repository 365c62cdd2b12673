import { readCaseCall } from '@egcr/cases/contract';
import { hrefOf } from '@egcr/contract/product-screens';
import {
  AnsweringServer,
  closeShown,
  drawnReply,
  facts,
  openShown,
  says,
} from '@egcr/web-kit/testing/answering-server.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { readClaimJobCall } from '../../contract/claim-job-call.ts';
import { listLikenessesCall } from '../../contract/likeness-calls.ts';
import { Slot as JobSlot } from './job/case-job.tsx';
import { Slot as LikenessSlot } from './likeness/case-likeness.tsx';

const CASE = '01990000-0000-7000-8000-000000000001';
const OTHER = '01990000-0000-7000-8000-000000000002';

let server: AnsweringServer;
beforeEach(() => {
  server = new AnsweringServer();
});
afterEach(() => closeShown(server));

async function open(Slot: () => React.ReactNode, kind = 'support.claim'): Promise<void> {
  server.replies(readCaseCall, drawnReply(readCaseCall, { id: CASE, kind }));
  await openShown(() => <Slot />, { address: hrefOf('case-queue', { case: CASE }) });
}

describe('the job that ends a claim, beside its case [SYS-07]', () => {
  const job = {
    ...drawnReply(readClaimJobCall).job,
    job: 'Typist',
    employer: 'Olive Press',
    accepted_on: '2026-11-02',
    starts_on: '2027-01-04',
    last_week_ends_on: '2027-01-03',
    weeks_ahead: 9,
  } as NonNullable<ReturnType<typeof drawnReply<typeof readClaimJobCall>>['job']>;

  it('is told with its days, and a warning where it begins far ahead', async () => {
    server.replies(readClaimJobCall, { job });
    await open(JobSlot);
    await screen.findByRole('heading', { name: 'Job that ends the claim' });
    expect(screen.getByText('Typist, Olive Press')).toBeDefined();
    expect(screen.getByText('It begins 9 weeks after it was accepted')).toBeDefined();
    expect(facts().map(([, day]) => day)).toEqual([
      expect.stringMatching(/Nov 2|November 2/),
      expect.stringMatching(/Jan 4|January 4/),
      expect.stringMatching(/Jan 3|January 3/),
    ]);
    expect(server.read).toContain(`admin/support/claims/${CASE}/job`);
  });

  it('that begins at once is told without a warning and without a first day', async () => {
    server.replies(readClaimJobCall, { job: { ...job, starts_on: null, weeks_ahead: null } });
    await open(JobSlot);
    await screen.findByRole('heading', { name: 'Job that ends the claim' });
    expect(screen.queryByText(/^It begins/)).toBeNull();
    expect(facts()).toHaveLength(2);
  });

  it.each([
    ['takes no place where there is none', 'support.claim', 2],
    ['is not asked for beside a case of another kind', 'grants.application', 1],
  ])('%s', async (_title, kind, read) => {
    server.replies(readClaimJobCall, { job: null });
    await open(JobSlot, kind);
    await waitFor(() => expect(server.read).toHaveLength(read));
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('says where it was not read', async () => {
    server.refuses(readClaimJobCall, { status: 403, code: 'forbidden' });
    await open(JobSlot);
    expect(await says('Something went wrong on our side. Try again in a moment.')).not.toEqual([]);
  });
});

describe('claims of people who are alike, beside a claim [SYS-07]', () => {
  const [drawn] = drawnReply(listLikenessesCall).items;
  if (drawn === undefined) throw new Error('likenesses are drawn');
  const item = {
    ...drawn,
    case_id: OTHER,
    reference: 'EG-2026-000007',
    name: 'Ann Example',
    name_percent: 92,
    is_same_birth: true,
  };

  it('lead to each claim, and say how alike name and birth date are', async () => {
    server.replies(listLikenessesCall, {
      items: [item, { ...item, case_id: CASE, name: '', name_percent: 87, is_same_birth: false }],
    });
    await open(LikenessSlot);
    const rows = within(await screen.findByRole('list', { name: 'Claims by someone like this' }));
    const [first, second] = rows.getAllByRole('listitem');
    expect(first?.textContent).toMatch(/^Ann ExampleSame birth dateName 92% alikeEG-2026-000007.*20\d\d$/);
    expect(second?.textContent).toMatch(/^EG-2026-000007Birth date almost the sameName 87% alike/);
    expect(
      within(first ?? document.body)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe(`/super-admin/cases?kind=support.claim&case=${OTHER}`);
    expect(screen.getByText('Same birth date').className).toContain('text-bad');
    expect(screen.getByText('Birth date almost the same').className).toContain('text-warn');
    expect(screen.queryByText(/^No claim by/)).toBeNull();
  });

  it('are none for most, and are not asked for beside a case of another kind', async () => {
    server.replies(listLikenessesCall, { items: [] });
    await open(LikenessSlot);
    await says('No claim by someone with a like name and birth date.');
    expect(screen.queryByRole('list')).toBeNull();
    closeShown(server);
    server = new AnsweringServer();
    await open(LikenessSlot, 'grants.application');
    await waitFor(() => expect(server.read).toEqual([`admin/cases/${CASE}`]));
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
