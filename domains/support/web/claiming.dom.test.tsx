import { DRAFT, servesForm } from '@egcr/forms/web-testing';
import {
  AnsweringServer,
  closeShown,
  drawnReply,
  openShown,
  press,
  says,
} from '@egcr/web-kit/testing/answering-server.tsx';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { claimSupportCall } from '../contract/endpoints.ts';
import { supportAddress } from './addresses.ts';
import { Claiming } from './claiming.tsx';

const CASE = '01990000-0000-7000-8000-000000000001';

let server: AnsweringServer;
beforeEach(() => {
  server = new AnsweringServer();
  servesForm(server, 'support.claim');
});
afterEach(() => closeShown(server));

const open = async () => {
  await openShown(() => <Claiming />, { address: supportAddress.to({ step: 'check' }) });
  await screen.findByRole('button', { name: 'Send' });
};
const claims = () => server.sent.filter(({ call }) => !call.includes('form'));

describe('a claim for income support that is sent [SYS-07]', () => {
  it('goes with the time zone of the person, and ends with its reference', async () => {
    server.replies(claimSupportCall, drawnReply(claimSupportCall, { id: CASE, reference: 'EG-2026-000123' }));
    await open();
    await press('Send');
    await says('Claim sent');
    expect(claims().map(({ body }) => body)).toEqual([
      { draft_id: DRAFT, version: 4, zone: Intl.DateTimeFormat().resolvedOptions().timeZone },
    ]);
    expect(screen.getByText('EG-2026-000123')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Open claim' }).getAttribute('href')).toContain(CASE);
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
  });

  it.each([
    [{ code: 'draft_sent' }, 'This claim was sent before. Nothing was sent twice.'],
    [{ code: 'draft_changed' }, 'Your answers changed elsewhere. Reload, check them and send again.'],
    [{ code: 'case_step_refused' }, 'Your answers changed elsewhere. Reload, check them and send again.'],
    [{ code: 'already_claimed', reference: 'EG-2026-000007' }, 'You have an active claim, EG-2026-000007.'],
    [{ code: 'claimed_by_other' }, 'Another account has an active claim with your contact or document.'],
    [{ code: 'support_not_eligible' }, 'A criterion is not met. See what is missing beside the form.'],
  ])('says why it was refused: %j', async (refused, said) => {
    server.refuses(claimSupportCall, { status: 409, ...refused });
    await open();
    await press('Send');
    await says(said);
    expect(screen.queryByText('Claim sent')).toBeNull();
  });
});
