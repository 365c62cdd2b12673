import { readCaseCall } from '@egcr/cases/contract';
import { hrefOf } from '@egcr/contract/product-screens';
import {
  AnsweringServer,
  closeShown,
  drawnReply,
  openShown,
} from '@egcr/web-kit/testing/answering-server.tsx';
import type { ReplyOf } from '@egcr/contract/endpoint';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { readScamSignsCall } from '../../contract/index.ts';
import { Slot } from './scam-signs.tsx';

const CASE = '01990000-0000-7000-8000-000000000001';
type Signs = ReplyOf<typeof readScamSignsCall>;
const none: Signs = { score: 0, is_held: false, signs: [], skills: [], change: null };

let server: AnsweringServer;
beforeEach(() => {
  server = new AnsweringServer();
});
afterEach(() => closeShown(server));

async function open(changed: Partial<Signs>, kind = 'jobs.moderation'): Promise<void> {
  server.replies(readScamSignsCall, { ...none, ...changed });
  server.replies(readCaseCall, drawnReply(readCaseCall, { id: CASE, kind }));
  await openShown(() => <Slot />, { address: hrefOf('case-queue', { case: CASE }) });
}

describe('what speaks for a scam in a posting, beside its case [SYS-07]', () => {
  it('is said sign by sign, with what an open job would change', async () => {
    await open({
      score: 85,
      is_held: true,
      signs: ['asks_fee', 'chat_only'],
      skills: ['typing', 'Excel'],
      change: { slug: 'typist-000000000001', parts: ['title', 'pay'] },
    });
    const score = await screen.findByText('Score 85 of 100');
    expect(score.className).toContain('text-bad');
    expect(screen.getByText('Held: check with the employer before you publish')).toBeDefined();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Applicants are to pay something',
      'Leads to a messaging app',
    ]);
    const change = screen.getByRole('link', { name: 'See the job as it is' });
    expect(change.getAttribute('href')).toBe('/jobs/typist-000000000001');
    expect(change.parentElement?.textContent).toBe('Changes an open job: title · pay. See the job as it is');
    expect(screen.getByText('typing, Excel').parentElement?.textContent).toBe('Skills: typing, Excel');
    expect(screen.queryByText(/^No sign found/)).toBeNull();
    expect(server.read).toContain(`admin/job-postings/${CASE}/scam-signs`);
  });

  it('warns of a posting that is not held, and is quiet about one without a sign', async () => {
    await open({ score: 1, signs: ['free_mail'] });
    expect((await screen.findByText('Score 1 of 100')).className).toContain('text-warn');
    expect(screen.queryByText(/^Held/)).toBeNull();
    closeShown(server);
    server = new AnsweringServer();
    await open({});
    expect((await screen.findByText('Score 0 of 100')).className).toContain('bg-sunken');
    expect(screen.getByText('No sign found in the text. That proves nothing: read it.')).toBeDefined();
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByText(/^Skills/)).toBeNull();
  });

  it('is not asked for beside a case of another kind', async () => {
    await open({}, 'support.claim');
    await waitFor(() => expect(server.read).toEqual([`admin/cases/${CASE}`]));
    expect(screen.queryByText('Signs of a scam')).toBeNull();
  });
});
