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
  decideCaseCall,
  readCaseCall,
  stepInCaseCall,
  writeInCaseCall,
  type HandledCase,
} from '../../contract/index.ts';
import { Approvals } from './approvals.tsx';
import { CaseFact, CaseFacts } from './case-facts.tsx';
import { DecideForm } from './decide-form.tsx';
import { OfficerMessageForm } from './officer-message-form.tsx';

const CASE = '01990000-0000-7000-8000-000000000001';
const step = (event: string, label: string, does: HandledCase['steps'][number]['does']) =>
  ({ event, label, does, needs: null }) as HandledCase['steps'][number];
const found: HandledCase = {
  ...drawnReply(readCaseCall),
  id: CASE,
  version: 4,
  can_write: true,
  steps: [
    step('take', 'Take', 'take'),
    step('ask', 'Ask', 'ask'),
    step('ask_papers', 'Ask for papers', 'ask'),
    step('approve', 'Approve', 'decide'),
    step('reject', 'Reject', 'decide'),
  ],
};

let server: AnsweringServer;
beforeEach(() => {
  server = new AnsweringServer();
});
afterEach(() => closeShown(server));

const radios = () => screen.queryAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
const REASON = 'Reason, which the applicant reads';
const MESSAGE = 'Your message';

describe('the decision about a case [SYS-08]', () => {
  it('is chosen among those that the case can come to now, with a reason, and sent with its version', async () => {
    server.replies(decideCaseCall, found);
    await openShown(() => <DecideForm found={found} />);
    expect(radios()).toEqual(['Approve', 'Reject']);
    await press('Decide');
    await says('Choose a decision.');
    expect(screen.getByLabelText(REASON).getAttribute('aria-invalid')).toBe('true');
    expect(server.sent).toEqual([]);
    await choose('radio', 'Reject');
    await waitFor(() => expect(screen.queryByText('Choose a decision.')).toBeNull());
    await type(REASON, 'The plan lacks figures.');
    await press('Decide');
    await says('Done');
    expect(server.sent).toEqual([
      {
        call: `POST admin/cases/${CASE}/decision`,
        body: { decision: 'reject', reason: 'The plan lacks figures.', version: 4 },
      },
    ]);
    expect(server.keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  });

  it.each([
    [{ code: 'other_officers' }, 'Officers with another role handle cases of this kind.'],
    [{ code: 'own_case' }, 'This is your own case. Other officers handle it.'],
    [{ code: 'decided_before' }, 'You decided this case before. Someone else decides the appeal.'],
    [{ code: 'approved_already' }, 'You approved it already. Someone else has to.'],
    [{ code: 'took_other_step' }, 'You took another step in this case. Someone else has to approve it.'],
    [
      { code: 'related_to_applicant' },
      'You and the applicant are connected. Someone else decides this case.',
    ],
    [{ code: 'case_step_refused' }, 'That’s not possible in this state.'],
    [{ code: 'case_changed' }, 'The case changed meanwhile. You see what stands now.'],
    [{ code: 'case_changed', last_step: 'Taken' }, 'The case changed meanwhile. You see what stands now.'],
    [
      { code: 'case_changed', last_step: 'Taken', state_label: 'In review' },
      'It changed meanwhile: Taken, now “In review”. What you wrote is kept. Check and send again.',
    ],
    [{ code: 'decision_not_ready' }, 'That’s not possible in this state.'],
    [{ code: 'decision_not_ready', missing: 'A check is open.' }, 'A check is open.'],
    [{ code: 'case_closed' }, 'The case is closed.'],
  ])('says why it was refused, and keeps what was written: %j', async (refused, said) => {
    server.refuses(decideCaseCall, { status: 409, ...refused });
    await openShown(() => <DecideForm found={found} />);
    await choose('radio', 'Approve');
    await type(REASON, 'All is there.');
    await press('Decide');
    await says(said);
    expect(screen.getByLabelText<HTMLTextAreaElement>(REASON).value).toBe('All is there.');
    expect(screen.queryByText('Done')).toBeNull();
  });
});

describe('what an officer writes in a case [SYS-08]', () => {
  it('is a note unless they choose otherwise; an empty one is not sent', async () => {
    server.replies(writeInCaseCall, found);
    await openShown(() => <OfficerMessageForm found={found} />);
    expect(radios()).toEqual([
      'Message to the applicant',
      'Question: the clock stops until it’s answered',
      'Ask for papers',
      'Note for officers',
    ]);
    await press('Send message');
    await waitFor(() => expect(screen.getByLabelText(MESSAGE).getAttribute('aria-invalid')).toBe('true'));
    expect(server.sent).toEqual([]);
    await type(MESSAGE, 'Called the applicant.');
    await press('Send message');
    await says('Done');
    expect(server.sent).toEqual([
      {
        call: `POST admin/cases/${CASE}/messages`,
        body: { kind: 'note', text: 'Called the applicant.' },
      },
    ]);
    await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>(MESSAGE).value).toBe(''));
  });

  it('goes to the applicant where they choose that', async () => {
    server.replies(writeInCaseCall, found);
    await openShown(() => <OfficerMessageForm found={found} />);
    await choose('radio', 'Message to the applicant');
    await type(MESSAGE, 'We look at it.');
    await press('Send message');
    await says('Done');
    expect(server.sent[0]?.body).toEqual({ kind: 'reply', text: 'We look at it.' });
    // The next one is a note again.
    await type(MESSAGE, 'Called again.');
    await press('Send message');
    await waitFor(() => expect(server.sent).toHaveLength(2));
    expect(server.sent[1]?.body).toEqual({ kind: 'note', text: 'Called again.' });
  });

  it.each([
    ['Question: the clock stops until it’s answered', 'ask'],
    ['Ask for papers', 'ask_papers'],
  ])('is a step of the case where they choose %j', async (label, event) => {
    server.replies(stepInCaseCall, found);
    await openShown(() => <OfficerMessageForm found={found} />);
    await choose('radio', label);
    await type(MESSAGE, 'Where are the figures?');
    await press('Send message');
    await says('Done');
    expect(server.sent).toEqual([
      {
        call: `POST admin/cases/${CASE}/steps`,
        body: { step: event, text: 'Where are the figures?', version: 4 },
      },
    ]);
  });

  it('is only a note where nothing else is possible, and says why it was not taken', async () => {
    server.refuses(writeInCaseCall, { status: 409, code: 'too_many_messages' });
    await openShown(() => <OfficerMessageForm found={{ ...found, can_write: false, steps: [] }} />);
    expect(radios()).toEqual([]);
    await type(MESSAGE, 'Called the applicant.');
    await press('Send message');
    await says('This case has as many messages as it can take.');
    expect(server.sent[0]?.body).toEqual({ kind: 'note', text: 'Called the applicant.' });
    expect(screen.getByLabelText<HTMLTextAreaElement>(MESSAGE).value).toBe('Called the applicant.');
  });
});

describe('what stands beside a case [SYS-08]', () => {
  const steps: HandledCase['approval_steps'] = [
    { name: 'first', label: 'Two officers', needed: 2, given_by: ['Ann', 'Bola'] },
    { name: 'second', label: 'A director', needed: 1, given_by: [] },
  ];

  it('names who approved it, step by step, where it takes more than one person', async () => {
    await openShown(() => <Approvals found={{ ...found, approvals_needed: 2, approval_steps: steps }} />);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Two officers2 of 2AnnBola',
      'A director0 of 1',
    ]);
    closeShown(server);
    server = new AnsweringServer();
    await openShown(() => <Approvals found={{ ...found, approvals_needed: 1, approval_steps: steps }} />);
    expect(screen.queryByRole('list', { name: 'Approvals' })).toBeNull();
  });

  it('is read again where it was not read, and keeps its place while it is read', async () => {
    let asked = 0;
    const refetch = async () => void (asked += 1);
    const read = { data: undefined, error: new TypeError('cut'), refetch };
    const Page = ({ isPending }: { readonly isPending: boolean }) => (
      <CaseFacts<string> read={{ ...read, isPending }}>{(text) => <p>{text}</p>}</CaseFacts>
    );
    await openShown(() => <Page isPending />);
    expect(screen.queryByRole('button')).toBeNull();
    closeShown(server);
    server = new AnsweringServer();
    await openShown(() => <Page isPending={false} />);
    await press(/again|Retry/);
    expect(asked).toBe(1);
    closeShown(server);
    server = new AnsweringServer();
    await openShown(() => (
      <CaseFacts<string> read={{ ...read, data: 'What is known', isPending: false }}>
        {(text) => <CaseFact title="A fact">{text}</CaseFact>}
      </CaseFacts>
    ));
    expect(screen.getByRole('heading', { name: 'A fact' }).parentElement?.textContent).toBe(
      'A factWhat is known',
    );
  });
});
