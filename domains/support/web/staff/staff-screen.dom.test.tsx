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
  decideWeekCall,
  declareConflictCall,
  listWeeksToDecideCall,
  prepareCycleCall,
  proposeBudgetCall,
  readCyclesCall,
  stepCycleCall,
} from '../../contract/staff-endpoints.ts';
import { Conflict } from './conflict-form.tsx';
import { Cycles } from './cycles.tsx';
import { WeeksToDecide } from './weeks-to-decide.tsx';

const ID = '01990000-0000-7000-8000-000000000001';
const usd = (value: string) => ({ value, assetCode: 'USD', assetScale: 2 });
const drawn = drawnReply(readCyclesCall);
const [drawnCycle] = drawn.items;
if (drawnCycle === undefined) throw new Error('cycles are drawn');
type Cycle = typeof drawnCycle;
const cycle: Cycle = {
  ...drawnCycle,
  id: ID,
  name: '2026-W46',
  state: 'draft',
  total: usd('12000'),
  missing: usd('0'),
  count: 3,
  paid_count: 1,
  unpaid_count: 0,
  envelope_id: null,
  is_sample: false,
  can: ['send', 'cancel'],
};
const whole = {
  ...drawn,
  ready_count: 2,
  ready_total: usd('24000'),
  left: usd('99900'),
  may_prepare: true,
  may_propose_budget: true,
  items: [cycle],
};

let server: AnsweringServer;
beforeEach(() => {
  server = new AnsweringServer()
    .replies(prepareCycleCall, drawnReply(prepareCycleCall))
    .replies(stepCycleCall, drawnReply(stepCycleCall))
    .replies(decideWeekCall, drawnReply(decideWeekCall))
    .replies(declareConflictCall, drawnReply(declareConflictCall))
    .replies(proposeBudgetCall, drawnReply(proposeBudgetCall));
});
afterEach(() => closeShown(server));

const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const isWrong = (label: string) => field(label).getAttribute('aria-invalid') === 'true';
const readings = (path: string) => server.read.filter((each) => each.startsWith(path)).length;

describe('the cycles that pay income support [SYS-07]', () => {
  const open = async (part: Partial<typeof whole> = {}, ofCycle: Partial<Cycle> = {}) => {
    server.replies(readCyclesCall, { ...whole, items: [{ ...cycle, ...ofCycle }], ...part });
    await openShown(() => <Cycles />);
    await screen.findByRole('list', { name: 'Payment cycles' });
  };

  it('say what waits, what the account holds and how far each is', async () => {
    await open({}, { unpaid_count: 1, is_sample: true, envelope_id: ID });
    expect(screen.getByText(/^Weeks: 2 ·/).textContent).toContain('240');
    const line = screen.getByText('2026-W46').closest('li')?.textContent;
    for (const part of ['In preparation', 'Weeks: 3', 'Paid: 1', 'Not paid: 1']) expect(line).toContain(part);
    expect(screen.getByRole('link', { name: 'Open its envelope' })).toBeDefined();
    expect(screen.queryByText('The account has too little')).toBeNull();
  });

  it.each([
    ['send', 'Send for approval', 'Sent for approval'],
    ['propose', 'Propose to finance', 'Proposed to finance'],
    ['cancel', 'Cancel cycle', 'Cycle cancelled'],
  ] as const)('take a step that the server offers: %s', async (step, name, said) => {
    await open({}, { can: [step] });
    expect(buttons()).toEqual(['Prepare a cycle', 'Propose budget', name]);
    expect(screen.queryByText(/^Not paid/)).toBeNull();
    await press(name);
    await says(said);
    expect(server.sentTo(stepCycleCall)).toMatchObject([
      { call: `POST admin/support/cycles/${ID}/steps`, body: { step } },
    ]);
    await waitFor(() => expect(readings('admin/support/cycles')).toBe(2));
  });

  it('cannot be proposed while the account lacks money; it says how much', async () => {
    await open({}, { can: ['propose', 'cancel'], missing: usd('100') });
    await says('The account has too little');
    await press('Propose to finance');
    expect(server.sent).toEqual([]);
    await press('Cancel cycle');
    await says('Cycle cancelled');
  });

  it('are prepared where a week waits', async () => {
    await open();
    await press('Prepare a cycle');
    await says('Cycle prepared');
    expect(server.sent.map(({ call }) => call)).toEqual(['POST admin/support/cycles']);
    closeShown(server);
    server = new AnsweringServer();
    await open({ ready_count: 0 });
    await press('Prepare a cycle');
    expect(server.sent).toEqual([]);
  });

  it('are only read by those who prepare none', async () => {
    await open({ may_prepare: false, may_propose_budget: false });
    expect(buttons()).toEqual([]);
  });

  it.each([
    ['cycle_state', 'The cycle has moved on. Reload to see how far it is.'],
    ['cycle_short', 'The account still has less than the cycle pays.'],
    ['interested_party', 'You are paid by this cycle. Another officer must propose it.'],
    ['day_worth_reached', 'That’s more than may be approved in a day.'],
  ])('say why a step was refused: %s', async (code, said) => {
    server.refuses(stepCycleCall, { status: 409, code });
    await open();
    await press('Send for approval');
    await says(said);
    expect(screen.queryByText('Sent for approval')).toBeNull();
  });

  it('that cannot be read are read again', async () => {
    server.refuses(readCyclesCall, { status: 403, code: 'role_required' });
    await openShown(() => <Cycles />);
    const [again] = await screen.findAllByRole('button');
    server.replies(readCyclesCall, whole);
    again?.click();
    expect(await screen.findByRole('list', { name: 'Payment cycles' })).toBeDefined();
  });
});

describe('money for the account of income support [SYS-07]', () => {
  const open = async () => {
    server.replies(readCyclesCall, whole);
    await openShown(() => <Cycles />);
  };
  const propose = async (amount: string) => {
    await type('Add money to the account', amount);
    await press('Propose budget');
  };

  it('is proposed, and the field is empty for the next one', async () => {
    await open();
    await propose('0.01');
    await says('Proposed. A second person approves it.');
    expect(server.sentTo(proposeBudgetCall)).toMatchObject([{ body: { amount: usd('1') } }]);
    expect(field('Add money to the account').value).toBe('');
  });

  it.each(['', '0', 'ten'])('of %j is refused at its field', async (amount) => {
    await open();
    await propose(amount);
    await says('Enter an amount above 0.');
    expect([isWrong('Add money to the account'), server.sent]).toEqual([true, []]);
  });

  it.each([
    ['too_many_proposals', 'You have too many proposals waiting.'],
    ['day_worth_reached', 'That’s more than may be approved in a day.'],
  ])('says why it was refused: %s', async (code, said) => {
    server.refuses(proposeBudgetCall, { status: 409, code });
    await open();
    await propose('10');
    await says(said);
    expect(screen.queryByText('Proposed. A second person approves it.')).toBeNull();
  });
});

describe('weeks that an officer looks at before they are paid [SYS-07]', () => {
  const [drawnWeek] = drawnReply(listWeeksToDecideCall).items;
  if (drawnWeek === undefined) throw new Error('weeks are drawn');
  const week = {
    ...drawnWeek,
    id: ID,
    name: 'Ann Lee',
    reference: 'EG-1',
    is_appeal: false,
    is_sample: false,
  };
  const open = async (part: Partial<typeof week> = {}) => {
    server.replies(listWeeksToDecideCall, { items: [{ ...week, ...part }], next: null });
    await openShown(() => <WeeksToDecide />);
    await screen.findByText('Ann Lee');
  };
  const reason = 'Reason, which the person reads';

  it('are decided with a choice and a reason of ten characters', async () => {
    await open();
    expect(screen.queryByText('Appeal')).toBeNull();
    await press('Decide');
    await says('Choose a decision.');
    expect(isWrong(reason)).toBe(true);
    await choose('radio', 'Refuse the week');
    await type(reason, '123456789');
    await press('Decide');
    await waitFor(() => expect(isWrong(reason)).toBe(true));
    expect(server.sent).toEqual([]);
    await type(reason, '1234567890');
    await press('Decide');
    await says('Decided');
    expect(server.sentTo(decideWeekCall)).toMatchObject([
      {
        call: `POST admin/support/weeks/${ID}/decision`,
        body: { decision: 'refuse', reason: '1234567890' },
      },
    ]);
    await waitFor(() => expect(readings('admin/support/weeks')).toBe(2));
  });

  it.each([
    ['own_week', 'You can’t decide about yourself.'],
    ['related_to_applicant', 'You and this person are connected. Someone else decides.'],
    ['week_state', 'This week has been decided meanwhile.'],
    ['decided_by_you', 'You decided this week before. After an appeal another officer decides.'],
  ])('say why a decision was refused: %s', async (code, said) => {
    server.refuses(decideWeekCall, { status: 409, code });
    await open({ is_appeal: true });
    expect(screen.getByText('Appeal')).toBeDefined();
    await choose('radio', 'Accept the week');
    await type(reason, 'All is in order.');
    await press('Decide');
    await says(said);
    expect(screen.queryByText('Decided')).toBeNull();
  });

  it('are none at times, and nothing for those who do not decide', async () => {
    server.replies(listWeeksToDecideCall, { items: [], next: null });
    await openShown(() => <WeeksToDecide />);
    await says('No week waits');
    closeShown(server);
    server = new AnsweringServer().refuses(listWeeksToDecideCall, { status: 403, code: 'role_required' });
    await openShown(() => (
      <>
        <WeeksToDecide />
        <Conflict />
      </>
    ));
    await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
  });
});

describe('a person whom an officer leaves to others [SYS-07]', () => {
  const open = async () => {
    server.replies(listWeeksToDecideCall, { items: [], next: null });
    await openShown(() => <Conflict />);
  };
  const declare = async (reference: string) => {
    await type('Reference of the claim', reference);
    await press('Let others decide');
  };

  it('is named by the reference of their claim', async () => {
    await open();
    await declare('   ');
    await says('Enter the reference of the claim.');
    expect(server.sent).toEqual([]);
    await declare(' EG-4K7M-2PQX ');
    await says('Others decide about this person from now on');
    expect(server.sentTo(declareConflictCall)).toMatchObject([{ body: { reference: 'EG-4K7M-2PQX' } }]);
    expect(field('Reference of the claim').value).toBe('');
  });

  it.each([
    ['not_found', 404, 'There is no claim with this reference that you may look at.'],
    ['own_week', 409, 'You can’t decide about yourself.'],
  ])('is not found, or is the officer: %s', async (code, status, said) => {
    server.refuses(declareConflictCall, { status, code });
    await open();
    await declare('EG-1');
    await says(said);
    expect(field('Reference of the claim').value).toBe('EG-1');
  });
});
