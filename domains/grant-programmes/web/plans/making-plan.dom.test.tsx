import type { Answers } from '@egcr/forms/contract';
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
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { listOwnPlansCall, makePlanCall, type OwnPlan } from '../../contract/index.ts';
import { MakingPlan } from './making-plan.tsx';
import { stepsOf } from './plans-address.ts';

const ID = '01990000-0000-7000-8000-000000000001';
const made = vi.fn<(...given: readonly unknown[]) => void>();
const [drawn] = drawnReply(listOwnPlansCall).items;
if (drawn === undefined) throw new Error('a list of plans is drawn with plans');
const changed: OwnPlan = { ...drawn, id: ID, state: 'draft', answers: { title: 'Harbour' } };

let server: AnsweringServer;
beforeEach(() => {
  made.mockClear();
  server = new AnsweringServer();
});
afterEach(() => closeShown(server));

async function open(of?: OwnPlan, answers: Answers = {}): Promise<void> {
  servesForm(server, 'grants.programme-plan', { answers });
  await openShown(() => <MakingPlan actingFor={undefined} changed={of} onMade={made} />, {
    address: stepsOf(of?.id).to({ step: 'check' }),
  });
  await screen.findByRole('button', { name: 'Send' });
}
const makes = () => server.sent.filter(({ call }) => call === 'POST grants/programme-plans');

describe('a grant programme that is made [SYS-03]', () => {
  it('is sent as the draft that was filled in, and what follows is told where it was made', async () => {
    server.replies(makePlanCall, { id: ID, state: 'in_review' });
    await open();
    await press('Send');
    await waitFor(() => expect(made).toHaveBeenCalledExactlyOnceWith({ id: ID, state: 'in_review' }));
    expect(makes()).toEqual([{ call: 'POST grants/programme-plans', body: { draft_id: DRAFT, version: 4 } }]);
  });

  it('takes the place of the one that is changed', async () => {
    server.replies(makePlanCall, { id: ID, state: 'draft' });
    await open(changed);
    await press('Send');
    await waitFor(() => expect(made).toHaveBeenCalledOnce());
    expect(makes().map(({ body }) => body)).toEqual([{ draft_id: DRAFT, version: 4, replaces: ID }]);
  });

  it.each([
    ['draft_sent', 'You sent this draft before.'],
    ['draft_changed', 'The draft was changed elsewhere. Reload this page.'],
    ['team_role_required', 'Your role in this organisation lets you read, not change or send.'],
    ['programme_makers', 'Act for a government or an NGO to propose a programme. Choose it in Settings.'],
    ['plan_step_refused', 'It is in another state now, so this is not possible.'],
  ])('says why it was refused: %s', async (code, said) => {
    server.refuses(makePlanCall, { status: 409, code });
    await open();
    await press('Send');
    await says(said);
    expect(made).not.toHaveBeenCalled();
  });
});

describe('what does not fit together in a grant programme [SYS-03]', () => {
  const right = ['The amounts fit', 'The dates follow each other', 'The weights add up'];
  const money = 'The least, the most and the budget don’t fit, or leave the range of those who may apply.';
  const dates = 'A round closes before it opens, has passed, or begins before the one before ends.';
  const weights = 'The four weights don’t add up to 100.';

  it.each<[string, Answers, readonly (string | undefined)[]]>([
    ['nothing before it is answered', {}, right],
    ['the amounts', { minimum: '500000', maximum: '400000', budget: '900000' }, [money, right[1], right[2]]],
    [
      'the dates',
      { zone: 'UTC', opens_on_1: '2025-03-01', closes_on_1: '2025-02-01' },
      [right[0], dates, right[2]],
    ],
    ['the weights', { rubric: 'own', weight_need: 99 }, [right[0], right[1], weights]],
    ['the weights no more', { rubric: 'own', weight_need: 60, weight_costs: 40 }, right],
  ])('%s', async (_title, answers, said) => {
    await open(undefined, answers);
    screen.getByText('Does it fit together?');
    const known = new Set([...right, money, dates, weights]);
    const lines = screen.getAllByRole('listitem').filter(({ textContent }) => known.has(textContent));
    expect(lines.map(({ textContent }) => textContent)).toEqual(said);
    const marks = lines.map((line) => line.querySelector('svg')?.classList.contains('text-bad'));
    expect(marks).toEqual(said.map((text) => !right.includes(text ?? '')));
  });
});
