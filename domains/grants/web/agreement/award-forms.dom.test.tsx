import { listDocumentsCall } from '@egcr/documents/contract';
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
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import {
  decideAppealCall,
  endAwardCall,
  proposeEndCall,
  proposeRecoveryCall,
  readAwardCall,
  sendReportCall,
  type GrantAward,
} from '../../contract/index.ts';
import { DecideAppealForm } from '../recovery/decide-appeal-form.tsx';
import { ProposeRecoveryForm } from '../recovery/propose-recovery-form.tsx';
import { EndForm, ProposeEndForm } from './end-form.tsx';
import { ReportForm } from './report-form.tsx';

const CASE = '01990000-0000-7000-8000-000000000001';
const ONE = '01990000-0000-7000-8000-000000000011';
const TWO = '01990000-0000-7000-8000-000000000012';
const award: GrantAward = { ...(drawnReply(readAwardCall).award as GrantAward), version: 4 };
const done = { award };

let server: AnsweringServer;
beforeEach(() => {
  const drawn = drawnReply(listDocumentsCall);
  const [paper] = drawn.items;
  if (paper === undefined) throw new Error('a list of documents is drawn with documents');
  server = new AnsweringServer().replies(listDocumentsCall, {
    ...drawn,
    items: [ONE, TWO].map((id) => ({
      ...paper,
      id,
      is_removed: false,
      kind: 'other' as const,
      version: { ...paper.version, name: `${id.slice(-2)}.pdf` },
    })),
  });
});
afterEach(() => closeShown(server));

describe('the end of an award by its recipient [SYS-03]', () => {
  it('takes ten characters of a reason, and is sent with the version that was read', async () => {
    server.replies(endAwardCall, done);
    await openShown(() => <EndForm caseId={CASE} award={award} />);
    await type('Why do you end it?', '123456789');
    await press('End the award');
    await says('Write at least ten characters.');
    expect(server.sent).toEqual([]);
    await type('Why do you end it?', '1234567890');
    await press('End the award');
    await says('The award has ended');
    expect(server.sent).toEqual([
      { call: `POST cases/${CASE}/grant-award/end`, body: { version: 4, reason: '1234567890' } },
    ]);
    expect(server.keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  });

  it.each([
    ['award_changed', 'The award has changed meanwhile. Read it again.'],
    ['award_step_refused', 'That isn’t possible in this state any more.'],
    ['payment_under_way', 'A payment is under way. Try again once it has arrived.'],
    ['case_step_refused', 'That isn’t possible in this state any more.'],
  ])('says why it was refused: %s', async (code, said) => {
    server.refuses(endAwardCall, { status: 409, code });
    await openShown(() => <EndForm caseId={CASE} award={award} />);
    await type('Why do you end it?', 'I moved away.');
    await press('End the award');
    await says(said);
    expect(screen.queryByText('The award has ended')).toBeNull();
  });
});

describe('the end of an award that an officer proposes [SYS-03]', () => {
  it('is sent with its reason alone, and waits for another person', async () => {
    server.replies(proposeEndCall, drawnReply(proposeEndCall));
    await openShown(() => <ProposeEndForm caseId={CASE} />);
    await type('Why do you end it?', 'No report came.');
    await press('Propose to end it');
    await says('Proposed. Another person decides.');
    expect(server.sent).toEqual([
      { call: `POST admin/grant-applications/${CASE}/award/end`, body: { reason: 'No report came.' } },
    ]);
  });

  it.each([
    ['award_step_refused', 'That isn’t possible in this state any more.'],
    ['payment_under_way', 'A payment is under way. Try again once it has arrived.'],
    ['interested_party', 'You don’t decide about your own award.'],
    ['too_many_proposals', 'As many of your proposals wait as one person may have.'],
  ])('says why it was refused: %s', async (code, said) => {
    server.refuses(proposeEndCall, { status: 409, code });
    await openShown(() => <ProposeEndForm caseId={CASE} />);
    await type('Why do you end it?', 'No report came.');
    await press('Propose to end it');
    expect(await says(said)).not.toEqual([]);
  });
});

describe('the report about a part of an award [SYS-03]', () => {
  it('is sent with the receipts that were chosen, in their order', async () => {
    server.replies(sendReportCall, done);
    await openShown(() => <ReportForm caseId={CASE} award={award} />);
    await type('What did you do with the money so far?', 'I bought a machine.');
    await press('Send report');
    await says('Add at least one receipt of your own.');
    expect(screen.queryByText('Write at least ten characters.')).toBeNull();
    await press('Use this document');
    await screen.findByRole('button', { name: 'Take out – 11.pdf' });
    await press('Use this document');
    await press('Send report');
    await says('Report sent. We’ll tell you what the officer decides.');
    expect(server.sent).toEqual([
      {
        call: `POST cases/${CASE}/grant-award/reports`,
        body: { text: 'I bought a machine.', receipts: [ONE, TWO], version: 4 },
      },
    ]);
  });

  it.each([
    ['award_changed', 'The award has changed meanwhile. Read it again.'],
    ['award_step_refused', 'That isn’t possible in this state any more.'],
  ])('says why it was refused: %s', async (code, said) => {
    server.refuses(sendReportCall, { status: 409, code });
    await openShown(() => <ReportForm caseId={CASE} award={award} />);
    await type('What did you do with the money so far?', 'I bought a machine.');
    await press('Use this document');
    await press('Send report');
    await says(said);
    expect(screen.queryByText(/^Report sent/)).toBeNull();
  });
});

describe('money of an award that an officer takes back [SYS-03]', () => {
  const usd = (value: string) => ({ value, assetCode: 'USD', assetScale: 2 });
  const receipts = [ONE, TWO].map((id) => ({
    ...award.milestones.flatMap(({ receipts: given }) => given)[0],
    document_id: id,
    name: `${id.slice(-2)}.pdf`,
  })) as GrantAward['milestones'][number]['receipts'];
  const open = (isAfterAppeal?: boolean) =>
    openShown(() => (
      <ProposeRecoveryForm
        caseId={CASE}
        recoverable={usd('150000')}
        receipts={receipts}
        {...(isAfterAppeal === undefined ? {} : { isAfterAppeal })}
      />
    ));

  it('is proposed with the receipts that show it; one that was ticked off again is left out', async () => {
    server.replies(proposeRecoveryCall, drawnReply(proposeRecoveryCall));
    await open();
    expect(screen.queryByLabelText('New since the appeal')).toBeNull();
    await type('Amount', '0.01');
    await choose('radio', 'Not used as agreed');
    await type('What did you find?', 'The machine was sold.');
    await choose('checkbox', '11.pdf');
    await choose('checkbox', '12.pdf');
    await choose('checkbox', '11.pdf');
    await press('Propose');
    await says('Proposed. The recipient is told.');
    expect(server.sent[0]?.body).toEqual({
      amount: usd('1'),
      reason: 'misused',
      finding: 'The machine was sold.',
      papers: [TWO],
    });
  });

  it('asks what is new where its recipient won an appeal', async () => {
    server.replies(proposeRecoveryCall, drawnReply(proposeRecoveryCall));
    await open(true);
    await type('Amount', '1');
    await choose('radio', 'False statement');
    await type('What did you find?', 'The machine was sold.');
    await type('New since the appeal', '123456789');
    await press('Propose');
    await says('Write at least ten characters.');
    expect(screen.getByLabelText('New since the appeal').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByLabelText('What did you find?').getAttribute('aria-invalid')).not.toBe('true');
    await type('New since the appeal', '1234567890');
    await press('Propose');
    await says('Proposed. The recipient is told.');
    expect(server.sent[0]?.body).toMatchObject({ new_facts: '1234567890', papers: [] });
  });

  it.each([
    ['own_case', 'You don’t decide about your own award.'],
    ['related_to_applicant', 'You belong to this organisation. Someone else decides.'],
    ['recovery_open', 'A proposal already waits for a decision.'],
    ['appeal_won', 'The recipient won an appeal you had a part in. Another officer has to propose this.'],
    ['more_than_paid', 'That’s more than was paid and not asked back yet.'],
  ])('says why it was refused: %s', async (code, said) => {
    server.refuses(proposeRecoveryCall, { status: 409, code });
    await open();
    await type('Amount', '1');
    await choose('radio', 'No report');
    await type('What did you find?', 'No report came for a year.');
    await press('Propose');
    expect(await says(said)).not.toEqual([]);
  });

  it.each([
    ['own_case', 'You don’t decide about your own award.'],
    ['related_to_applicant', 'You belong to this organisation. Someone else decides.'],
    ['others_decide', 'You took part in an earlier decision. Another officer decides the appeal.'],
    ['recovery_step_refused', 'That isn’t possible in this state any more.'],
  ])('says why an appeal against it was not decided: %s', async (code, said) => {
    server.refuses(decideAppealCall, { status: 409, code });
    await openShown(() => <DecideAppealForm caseId={CASE} recoveryId={ONE} />);
    await press('Send decision');
    await says('Choose one of them');
    await choose('radio', 'Give the money back; two others pay it');
    await type('Reason for your decision', 'The report came twice.');
    await press('Send decision');
    await says(said);
    await waitFor(() => expect(server.sent).toHaveLength(1));
    expect(server.sent[0]?.body).toEqual({ decision: 'give_back', reason: 'The report came twice.' });
  });
});
