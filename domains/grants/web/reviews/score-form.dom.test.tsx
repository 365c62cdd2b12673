import {
  AnsweringServer,
  closeShown,
  drawnReply,
  openShown,
  press,
  says,
} from '@egcr/web-kit/testing/answering-server.tsx';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import {
  readReviewCall,
  rubricCriteria,
  saveScoresCall,
  sendReviewCall,
  type Review,
} from '../../contract/index.ts';
import { useReview } from './queries.ts';
import { ScoreForm } from './score-form.tsx';

const ID = '01990000-0000-7000-8000-000000000001';
const given = (score: number | null, reason: string) => ({ score, reason });
const review: Review = drawnReply(readReviewCall, {
  id: ID,
  version: 3,
  state: 'scoring',
  criteria: rubricCriteria.map((name, at) => ({
    name,
    label: `Label ${name}`,
    hint: `Hint ${name}.`,
    weight: [40, 30, 20, 10][at] ?? 0,
  })),
  scores: {
    need: given(5, 'It helps many.'),
    impact: given(null, '123456789'),
    plan: given(0, '1234567890'),
    costs: given(2.5, 'The costs are fair.'),
  },
});

let server: AnsweringServer;
beforeEach(() => {
  server = new AnsweringServer().replies(readReviewCall, review);
});
afterEach(() => closeShown(server));

/** The form as its panel shows it: what is saved comes back to it. */
function Page() {
  const read = useReview(ID);
  return read.data && <ScoreForm review={read.data} readAgain={() => void read.refetch()} />;
}
const open = async () => {
  await openShown(() => <Page />);
  await screen.findByRole('form', { name: 'Your scores' });
};
const criterion = (name: string) => within(screen.getByRole('group', { name: `Label ${name}` }));
const change = async (name: string, field: 'Points' | 'Reason', value: string) =>
  act(async () => void fireEvent.change(criterion(name).getByLabelText(field), { target: { value } }));
const saved = (version: number) =>
  server.answers(saveScoresCall, ({ body }) => Response.json({ ...review, ...(body as object), version }));
const sendAndConfirm = async () => {
  await press('Send scores');
  const dialog = await screen.findByRole('alertdialog', { name: 'Send these scores?' });
  expect(within(dialog).getByText('You can’t change them afterwards.')).toBeDefined();
  await act(async () => void fireEvent.click(within(dialog).getByRole('button', { name: 'Send scores' })));
};

describe('the scores of a review [SYS-03]', () => {
  it('offer 0 to 5 points in halves for each criterion, with its weight', async () => {
    await open();
    const points = criterion('need').getByLabelText<HTMLSelectElement>('Points');
    expect([...points.options].map(({ value, text }) => [value, text])).toEqual([
      ['', 'Choose points'],
      ['0', '0.0'],
      ['0.5', '0.5'],
      ['1', '1.0'],
      ['1.5', '1.5'],
      ['2', '2.0'],
      ['2.5', '2.5'],
      ['3', '3.0'],
      ['3.5', '3.5'],
      ['4', '4.0'],
      ['4.5', '4.5'],
      ['5', '5.0'],
    ]);
    expect(points.value).toBe('5');
    expect(criterion('impact').getByLabelText<HTMLSelectElement>('Points').value).toBe('');
    expect(criterion('plan').getByLabelText<HTMLSelectElement>('Points').value).toBe('0');
    expect(criterion('costs').getByText('Hint costs. Weight: 10%')).toBeDefined();
    expect(screen.getByText('Saved')).toBeDefined();
  });

  it('are not sent while points or ten characters of a reason are missing', async () => {
    await open();
    expect(screen.queryByText('Some scores are missing')).toBeNull();
    await press('Send scores');
    const summary = (await screen.findByText('Some scores are missing')).closest('[role]') ?? document.body;
    expect(
      within(summary as HTMLElement)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Label impact: Choose from 0 to 5 points.',
      'Label impact: Write a reason of at least 10 characters.',
    ]);
    expect(criterion('impact').getByLabelText('Points').getAttribute('aria-invalid')).toBe('true');
    expect(criterion('plan').getByLabelText('Reason').getAttribute('aria-invalid')).not.toBe('true');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(server.sent).toEqual([]);
  });

  it('are saved with what was given, then sent once under the version that was saved', async () => {
    saved(4);
    server.replies(sendReviewCall, { ...review, state: 'sent', version: 5 });
    await open();
    await change('impact', 'Points', '3.5');
    await change('impact', 'Reason', '1234567890');
    expect(screen.getByText('Not saved yet')).toBeDefined();
    await change('plan', 'Points', '');
    await press('Send scores');
    await says('Label plan: Choose from 0 to 5 points.');
    await change('plan', 'Points', '1');
    await sendAndConfirm();
    await says('Scores sent. Thank you.');
    const scores = { ...review.scores, impact: given(3.5, '1234567890'), plan: given(1, '1234567890') };
    expect(server.sent.at(-2)).toEqual({
      call: `PUT grants/reviews/${ID}/scores`,
      body: { version: 3, scores },
    });
    expect(server.sent.at(-1)).toEqual({ call: `POST grants/reviews/${ID}/sending`, body: { version: 4 } });
    expect(server.keys.at(-1)).toMatch(/^[0-9a-f-]{36}$/);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    // What became of it is read again.
    await waitFor(() => expect(server.read).toEqual([`grants/reviews/${ID}`, `grants/reviews/${ID}`]));
  });

  it('say why sending was refused, and can be sent again', async () => {
    saved(4);
    server.refuses(sendReviewCall, { status: 409, code: 'review_step_refused' });
    await open();
    await change('impact', 'Points', '3');
    await change('impact', 'Reason', 'It helps the harbour.');
    await sendAndConfirm();
    await says('This isn’t possible any more. Look at the review again.');
    expect(screen.queryByText('Scores sent. Thank you.')).toBeNull();
    server.replies(sendReviewCall, { ...review, state: 'sent', version: 5 });
    await sendAndConfirm();
    await says('Scores sent. Thank you.');
    expect(screen.queryByText('This isn’t possible any more. Look at the review again.')).toBeNull();
    expect(new Set(server.keys.filter((key) => key !== null)).size).toBe(2);
  });

  it('that another device changed are loaded only when the reader asks, and saved from there', async () => {
    server.refuses(saveScoresCall, { status: 409, code: 'review_changed' });
    await open();
    await change('impact', 'Points', '3');
    await change('impact', 'Reason', 'It helps the harbour.');
    await sendAndConfirm();
    await says(
      'These scores were changed on another device. Load them to continue; what you typed here isn’t saved.',
    );
    expect(server.sent.map(({ call }) => call)).toEqual([`PUT grants/reviews/${ID}/scores`]);
    server.replies(readReviewCall, {
      ...review,
      version: 9,
      scores: { ...review.scores, impact: given(1.5, 'From the other device.') },
    });
    await press('Load those scores');
    await waitFor(() =>
      expect(criterion('impact').getByLabelText<HTMLSelectElement>('Points').value).toBe('1.5'),
    );
    expect(screen.getByText('Saved')).toBeDefined();
    saved(10);
    server.replies(sendReviewCall, { ...review, version: 11 });
    await change('impact', 'Points', '2');
    await sendAndConfirm();
    await says('Scores sent. Thank you.');
    expect(server.sent.slice(-2).map(({ body }) => (body as { version: number }).version)).toEqual([9, 10]);
  });

  it.each(['review_over', 'review_step_refused', 'not_found'])(
    'say that the application is not scored any more where saving meets %s',
    async (code) => {
      server.refuses(saveScoresCall, { status: 409, code });
      await open();
      await change('impact', 'Points', '3');
      await change('impact', 'Reason', 'It helps the harbour.');
      await sendAndConfirm();
      await says('This application isn’t being scored any more.');
      expect(screen.queryByRole('button', { name: 'Load those scores' })).toBeNull();
    },
  );

  it('say that they are not saved where no answer came, and are saved as the page is left', async () => {
    server.loses(saveScoresCall);
    await open();
    await change('impact', 'Points', '3');
    await change('impact', 'Reason', 'It helps the harbour.');
    await sendAndConfirm();
    await says('Not saved. We’ll try again in a moment.');
    expect(server.sent).toHaveLength(1);
    cleanup();
    await waitFor(() => expect(server.sent).toHaveLength(2));
    expect(server.sent[1]).toEqual(server.sent[0]);
  });
});
