import { DRAFT, servesForm } from '@egcr/forms/web-testing';
import {
  AnsweringServer,
  closeShown,
  drawnReply,
  openShown,
  press,
  says,
} from '@egcr/web-kit/testing/answering-server.tsx';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { applyCall, readProgrammeCall } from '../../contract/index.ts';
import { applyAddress } from '../addresses.ts';
import { Applying } from './applying.tsx';

const CASE = '01990000-0000-7000-8000-000000000001';
const programme = drawnReply(readProgrammeCall, {
  slug: 'harbour',
  title: 'Harbour fund',
  form: 'grants.business',
});
const address = applyAddress('/apply/harbour');

let server: AnsweringServer;
beforeEach(() => {
  server = new AnsweringServer();
  servesForm(server, 'grants.business');
});
afterEach(() => closeShown(server));

const open = async () => {
  const opened = await openShown(() => <Applying programme={programme} address={address} />, {
    address: address.to({ step: 'check' }),
  });
  await screen.findByRole('button', { name: 'Send' });
  return opened;
};
const applications = () => server.sent.filter(({ call }) => call.includes('harbour'));

describe('an application for a grant that is sent [SYS-03]', () => {
  it('goes to its programme as the draft that was filled in, and ends with its reference', async () => {
    server.replies(applyCall, drawnReply(applyCall, { id: CASE, reference: 'EG-2026-000123' }));
    await open();
    await press('Send');
    await says('We have your application');
    expect(applications().map(({ body }) => body)).toEqual([{ draft_id: DRAFT, version: 4 }]);
    expect(server.keys.at(-1)).toMatch(/^[0-9a-f-]{36}$/);
    expect(screen.getByText('EG-2026-000123')).toBeDefined();
    expect(screen.getByText('Harbour fund')).toBeDefined();
    expect(screen.getByRole('link', { name: 'See your application' }).getAttribute('href')).toContain(CASE);
    expect(screen.getByRole('link', { name: 'My applications' }).getAttribute('href')).toContain('tab=mine');
    expect(screen.getByRole('button', { name: 'Download as PDF' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
  });

  it.each([
    [{ code: 'draft_sent' }, 'This draft was already sent.'],
    [{ code: 'draft_changed' }, 'The draft was changed elsewhere. Reload this page.'],
    [{ code: 'case_step_refused' }, 'The draft was changed elsewhere. Reload this page.'],
    [{ code: 'team_role_required' }, 'Your role in this organisation lets you read, not change or send.'],
    [
      { code: 'owner_sends' },
      'An owner of the organisation sends it, because they accept the agreement later. Your draft is kept.',
    ],
    [
      { code: 'already_applied', reference: 'EG-2026-000007' },
      'You have an active application to this programme: EG-2026-000007.',
    ],
    [
      { code: 'competition_closed' },
      'This programme has closed: nothing was sent, and your draft is kept. Other programmes are open under Grants.',
    ],
    [{ code: 'own_programme' }, 'Your organisation proposed this programme: others apply to it.'],
    [{ code: 'not_eligible' }, 'A criterion isn’t met. See what is missing beside your answers.'],
  ])('says why it was refused, and reads again what stands beside: %j', async (refused, said) => {
    server.refuses(applyCall, { status: 409, ...refused });
    await open();
    const before = server.read.length;
    await press('Send');
    await says(said);
    expect(screen.queryByText('We have your application')).toBeNull();
    await waitFor(() => expect(server.read.length).toBeGreaterThan(before));
  });
});
