import {
  AnsweringServer,
  choose,
  closeShown,
  drawnReply,
  facts,
  openShown,
  press,
  says,
  type,
} from '@egcr/web-kit/testing/answering-server.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import {
  confirmPlanCall,
  managerSteps,
  readPlanCall,
  secondSteps,
  stepInPlanCall,
  type Plan,
} from '../../contract/index.ts';
import { PlanMade } from './plan-made.tsx';
import { PlanPanel } from './plan-panel.tsx';

const ID = '01990000-0000-7000-8000-000000000001';
const money = (value: string, assetCode = 'USD') => ({ value, assetCode, assetScale: 2 });
const plan: Plan = drawnReply(readPlanCall, {
  id: ID,
  version: 7,
  slug: 'harbour-fund',
  title: 'Harbour fund',
  summary: 'For boats.',
  state: 'open',
  is_sample: true,
  applicants: ['person', 'ngo'],
  countries: ['DE', 'KE'],
  minimum: money('100000'),
  maximum: money('500000'),
  budget: money('9000000'),
  currency: 'EUR',
  rate: '0.9125',
  estimate: null,
  round: 2,
  rounds: 3,
  zone: 'Africa/Nairobi',
  opens_at: '2027-02-28T21:00:00.000Z',
  closes_at: '2027-03-31T20:59:59.999Z',
  decision_days: 60,
  weights: [
    { label: 'Need', weight: 70 },
    { label: 'Plan', weight: 30 },
  ],
  parts: [30, 40, 30],
  questions: ['Where is the boat?', 'Who sails it?'],
  applications: 12,
  undecided: 5,
  may: [],
  steps: [
    { event: 'make', state: 'draft', by: 'Ann Example', reason: null, at: '2026-11-20T12:00:00.000Z' },
    {
      event: 'send_back',
      state: 'draft',
      by: 'Bola Ferreira',
      reason: 'The dates are wrong.',
      at: '2026-11-21T12:00:00.000Z',
    },
    { event: 'close', state: 'closed', by: '', reason: null, at: '2026-11-22T12:00:00.000Z' },
    { event: 'unheard_of', state: 'closed', by: '', reason: null, at: '2026-11-23T12:00:00.000Z' },
  ],
});

let server: AnsweringServer;
beforeEach(() => {
  server = new AnsweringServer();
});
afterEach(() => closeShown(server));

async function open(changed: Partial<Plan> = {}): Promise<void> {
  server.replies(readPlanCall, { ...plan, ...changed });
  await openShown(() => <PlanPanel id={ID} />);
  await screen.findByRole('region', { name: 'Harbour fund' });
}
const links = () =>
  screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
const termOf = (term: string) => facts().find(([name]) => name === term)?.[1];

describe('a grant programme, for those who run programmes [SYS-03]', () => {
  it('is shown with all its terms, in its own zone and currency', async () => {
    await open();
    expect(facts()).toEqual([
      ['An application', '$1,000 to $5,000'],
      ['Who can apply', 'People, NGOs and institutions'],
      ['Where', 'Germany, Kenya'],
      ['Planned budget', '$90,000'],
      ['Pays in', 'Euro, at 0.9125 for a dollar'],
      ['Round 2 of 3', expect.stringMatching(/^.*Mar.* 1, 2027.* to .*Mar.* 31, 2027.*11:59.*$/)],
      ['Decision', 'Within 60 days'],
      ['Scores', 'Need 70%, Plan 30%'],
      ['Paid in', '30% + 40% + 30%'],
      ['Own questions', 'Where is the boat?Who sails it?'],
      ['Applications in this round', '12, 5 not decided'],
    ]);
    expect(screen.getByText('Sample')).toBeDefined();
    expect(links()).toEqual([
      ['Its public page', '/grants/programmes/harbour-fund'],
      ['Its budget', '/super-admin/grant-budgets?fund=harbour-fund'],
    ]);
    expect(server.read).toContain(`admin/grant-programmes/${ID}`);
  });

  it('that is not published has no page, no applications and no rate; what it does not limit is not shown', async () => {
    await open({
      slug: null,
      is_sample: false,
      countries: [],
      questions: [],
      rate: null,
      state: 'in_review',
    });
    expect(links()).toEqual([]);
    expect(screen.queryByText('Sample')).toBeNull();
    expect(termOf('Where')).toBe('Any country');
    expect(termOf('Pays in')).toBe('Euro. There is no rate of today: it is published once there is one.');
    expect(termOf('Own questions')).toBeUndefined();
    expect(termOf('Applications in this round')).toBeUndefined();
  });

  it('says what its amounts would be today, and nothing of a currency where it pays in dollars', async () => {
    const estimate = {
      minimum: money('90', 'EUR'),
      maximum: money('45600', 'EUR'),
      budget: money('8200000', 'EUR'),
    };
    await open({ rate: null, estimate });
    expect(termOf('Pays in')).toBe(
      'Euro. Today that is €0.90 to €456, of €82,000. It is fixed on the day it is published.',
    );
    closeShown(server);
    server = new AnsweringServer();
    await open({ currency: 'USD' });
    expect(termOf('Pays in')).toBeUndefined();
  });

  it('tells what was done, by whom and why; time has no name, and what is new keeps its own', async () => {
    await open();
    const history = screen.getByRole('heading', { name: 'History' }).parentElement ?? document.body;
    const entries = within(history).getAllByRole('listitem');
    expect(entries.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Made.*By Ann Example$/),
      expect.stringMatching(/^Sent back.*By Bola FerreiraThe dates are wrong\.$/),
      expect.stringMatching(/^Closed on its day(?!.*By).*2026.*$/),
      expect.stringMatching(/^unheard_of(?!.*By).*2026.*$/),
    ]);
  });

  it.each([
    ['make', 'Made'],
    ['change', 'Changed'],
    ['submit', 'Sent to review'],
    ['endorse', 'Agreed by the first of two'],
    ['publish', 'Published by the second'],
    ['open', 'Opened'],
    ['evaluate', 'Judging began'],
    ['propose_award', 'Awards proposed'],
    ['award', 'Awards confirmed'],
    ['next_round', 'Next round announced'],
    ['archive', 'Moved to the archive'],
  ])('names the step %s: %s', async (event, said) => {
    await open({ steps: [{ event, state: 'open', by: '', reason: null, at: '2026-11-20T12:00:00.000Z' }] });
    expect(screen.getByText(said)).toBeDefined();
  });

  it.each([
    ['draft', 'Nothing for you to do: those who made it change it first.'],
    ['in_review', 'It waits for someone else: the second is neither the first nor who made it.'],
    ['closed', 'Those who run programmes begin to judge it.'],
    ['archived', 'It is kept to be read.'],
  ] as const)('says what a programme in state %s waits for', async (state, said) => {
    await open({ state });
    expect(screen.getByText(said)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Go ahead' })).toBeNull();
  });
});

describe('a step with a grant programme [SYS-03]', () => {
  it('must be chosen among those that are offered, in their order', async () => {
    await open({ may: ['endorse', 'send_back'] });
    expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      expect.stringContaining('Agree as the first'),
      expect.stringContaining('Send back'),
    ]);
    expect(screen.getByText('Another person publishes it after you.')).toBeDefined();
    await press('Go ahead');
    await says('Choose one.');
    expect(server.sent).toEqual([]);
    expect(screen.queryByLabelText('What has to be changed?')).toBeNull();
  });

  it('sends it back only with ten characters of a reason, and says that it is done', async () => {
    server.replies(stepInPlanCall, plan);
    await open({ may: ['endorse', 'send_back'] });
    await choose('radio', /^Send back/);
    await type('What has to be changed?', '  123456789  ');
    await press('Go ahead');
    await says('Write 10 to 2,000 characters.');
    expect(screen.getByLabelText('What has to be changed?').getAttribute('aria-invalid')).toBe('true');
    expect(server.sent).toEqual([]);
    await type('What has to be changed?', '1234567890');
    await press('Go ahead');
    await says('Done.');
    expect(server.sent).toEqual([
      {
        call: `POST admin/grant-programmes/${ID}/steps`,
        body: { version: 7, step: 'send_back', reason: '1234567890' },
      },
    ]);
    expect(server.keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    await waitFor(() => expect(server.read).toHaveLength(2));
  });

  it('takes no reason along that was typed for another step', async () => {
    server.replies(stepInPlanCall, plan);
    await open({ may: ['endorse', 'send_back'] });
    await choose('radio', /^Send back/);
    await type('What has to be changed?', 'The dates are wrong.');
    await choose('radio', /^Agree as the first/);
    expect(screen.queryByLabelText('What has to be changed?')).toBeNull();
    await press('Go ahead');
    await says('Done.');
    expect(server.sent).toEqual([
      { call: `POST admin/grant-programmes/${ID}/steps`, body: { version: 7, step: 'endorse' } },
    ]);
  });

  const labels = {
    submit: 'Send to review',
    endorse: 'Agree as the first',
    evaluate: 'Begin to judge',
    propose_award: 'Propose the awards',
    next_round: 'Announce the next round',
    archive: 'Archive it',
    publish: 'Publish',
    award: 'Confirm the awards',
  };
  it.each([
    ...managerSteps.filter((step) => step !== 'send_back').map((step) => [step, 'steps'] as const),
    ...secondSteps.map((step) => [step, 'confirmation'] as const),
  ])('sends %s to the call of the %s', async (step, part) => {
    await open({ may: [step] });
    await choose('radio', new RegExp(`^${labels[step]}`));
    await press('Go ahead');
    await waitFor(() =>
      expect(server.sent).toEqual([
        { call: `POST admin/grant-programmes/${ID}/${part}`, body: { version: 7, step } },
      ]),
    );
  });

  it.each([
    [{ code: 'plan_changed' }, 'Someone changed it meanwhile. Read it again.'],
    [{ code: 'plan_step_refused' }, 'It is in another state now, so this is not possible.'],
    [{ code: 'others_decide' }, 'Someone else does this: not who made it, and not the first of two.'],
    [{ code: 'not_endorsed' }, 'The first of two people has not agreed yet.'],
    [{ code: 'applications_open', open: 5 }, 'Not decided yet: 5. Decide them among the cases first.'],
    [{ code: 'plan_out_of_date' }, 'Its dates have passed. Send it back to be changed.'],
    [{ code: 'no_rate' }, 'There is no rate of today for its currency. Publish it once there is one.'],
  ])('says why it was refused: $code', async (refused, said) => {
    server.refuses(confirmPlanCall, { status: 409, ...refused });
    await open({ may: ['publish'] });
    await choose('radio', /^Publish/);
    await press('Go ahead');
    await says(said);
    expect(screen.queryByText('Done.')).toBeNull();
  });
});

describe('a grant programme that was made [SYS-03]', () => {
  it.each([
    [
      'draft',
      'The draft is there',
      'Look at it, then send it to review. Another person publishes it.',
      [['See the programme', `/super-admin/grant-programmes?programme=${ID}`]],
    ],
    [
      'in_review',
      'We have your programme',
      'Two people look at it. We’ll tell you when it is published, or has to be changed.',
      [['All services', '/create']],
    ],
  ] as const)('in state %s: %s', async (state, title, text, actions) => {
    await openShown(() => <PlanMade id={ID} state={state} />);
    await screen.findByText(title);
    expect(screen.getByText(text)).toBeDefined();
    expect(links()).toEqual(actions);
  });
});
