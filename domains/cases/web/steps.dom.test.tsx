import {
  AnsweringServer,
  closeShown,
  drawnReply,
  openShown,
  press,
  says,
  type,
} from '@egcr/web-kit/testing/answering-server.tsx';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { readOwnCaseCall, stepInOwnCaseCall, writeInOwnCaseCall, type OwnCase } from '../contract/index.ts';
import { OwnMessageForm } from './own-message-form.tsx';
import { OwnSteps } from './own-steps.tsx';

const ID = '01990000-0000-7000-8000-000000000001';
type Step = OwnCase['steps'][number];
const found: OwnCase = { ...drawnReply(readOwnCaseCall), id: ID, version: 7, steps: [] };
const step = (event: string, part: Partial<Step> = {}): Step => ({
  event,
  label: `To ${event}`,
  does: 'move',
  needs: null,
  ...part,
});

let server: AnsweringServer;
beforeEach(() => {
  server = new AnsweringServer()
    .replies(readOwnCaseCall, found)
    .replies(stepInOwnCaseCall, found)
    .replies(writeInOwnCaseCall, found);
});
afterEach(() => closeShown(server));

const open = (...steps: readonly Step[]) =>
  openShown(() => <OwnSteps found={{ ...found, steps: [...steps] }} />);
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
const taken = () => server.sentTo(stepInOwnCaseCall).map(({ body }) => body);
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

describe('what an applicant may do with a case', () => {
  it('is nothing where no step is open', async () => {
    await open();
    expect([buttons(), screen.queryByRole('heading')]).toEqual([[], null]);
  });

  it('is a step at one press, sent with the version that was read', async () => {
    await open(step('accept'), step('pause'));
    expect(buttons()).toEqual(['To accept', 'To pause']);
    expect(screen.getByRole('button', { name: 'To pause' }).ariaExpanded).toBeNull();
    await press('To pause');
    await waitFor(() => expect(taken()).toEqual([{ step: 'pause', version: 7 }]));
    expect(server.keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  });

  it.each([
    ['reason', 'Reason', { reason: 'It came twice, to me.' }],
    ['text', 'Your message', { text: 'It came twice, to me.' }],
  ] as const)('opens a field for a step that needs a %s', async (needs, label, sent) => {
    await open(step('explain', { needs: needs }), step('accept'));
    const button = () => screen.getAllByRole('button', { name: 'To explain' })[0];
    expect(button()?.ariaExpanded).toBe('false');
    button()?.click();
    await screen.findByLabelText(label);
    expect([button()?.ariaExpanded, taken()]).toEqual(['true', []]);
    // The same button closes it again.
    button()?.click();
    await waitFor(() => expect(screen.queryByLabelText(label)).toBeNull());
    button()?.click();
    await type(label, '');
    screen.getAllByRole('button', { name: 'To explain' })[1]?.click();
    await waitFor(() => expect(field(label).getAttribute('aria-invalid')).toBe('true'));
    expect(taken()).toEqual([]);
    await type(label, 'It came twice, to me.');
    screen.getAllByRole('button', { name: 'To explain' })[1]?.click();
    await waitFor(() => expect(taken()).toEqual([{ step: 'explain', version: 7, ...sent }]));
  });

  it('is refused with what stands now', async () => {
    server.refuses(stepInOwnCaseCall, { status: 409, code: 'case_step_refused' });
    await open(step('accept'));
    await press('To accept');
    expect(await says('That’s not possible in this state.')).not.toEqual([]);
  });

  it('is an appeal with its reason, in a card of its own', async () => {
    await open(step('appeal', { does: 'appeal', needs: 'reason' }));
    expect(screen.getByText(/^Other people decide then\./)).toBeDefined();
    expect(screen.queryByText('What you can do')).toBeNull();
    await press('To appeal');
    await waitFor(() =>
      expect(field('Why is the decision wrong?').getAttribute('aria-invalid')).toBe('true'),
    );
    expect(taken()).toEqual([]);
    await type('Why is the decision wrong?', 'The papers were complete.');
    await press('To appeal');
    await waitFor(() =>
      expect(taken()).toEqual([{ step: 'appeal', version: 7, reason: 'The papers were complete.' }]),
    );
  });

  it('is to end it, once that is confirmed', async () => {
    await open(step('withdraw', { does: 'cancel' }));
    await press('To withdraw');
    await says('It ends here. You can ask again at any time.');
    await press('Keep it');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(taken()).toEqual([]);
    server.refuses(stepInOwnCaseCall, { status: 409, code: 'case_changed' });
    await press('To withdraw');
    const confirm = async () => {
      const dialog = await screen.findByRole('alertdialog');
      [...dialog.querySelectorAll('button')]
        .find(({ textContent }) => textContent === 'To withdraw')
        ?.click();
    };
    await confirm();
    await says('The case changed meanwhile. You see what stands now.');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(taken()).toEqual([{ step: 'withdraw', version: 7 }]);
  });
});

describe('a message of an applicant to the officers', () => {
  it('is sent as it was written, and the field is empty for the next', async () => {
    await openShown(() => <OwnMessageForm id={ID} />);
    await press('Send message');
    await waitFor(() => expect(field('Your message').getAttribute('aria-invalid')).toBe('true'));
    expect(server.sent).toEqual([]);
    await type('Your message', 'The first two weeks.');
    await press('Send message');
    await waitFor(() =>
      expect(server.sent.map(({ body }) => body)).toEqual([{ text: 'The first two weeks.' }]),
    );
    await waitFor(() => expect(field('Your message').value).toBe(''));
  });

  it('that was refused stays as it was written', async () => {
    server.refuses(writeInOwnCaseCall, { status: 409, code: 'case_closed' });
    await openShown(() => <OwnMessageForm id={ID} />);
    await type('Your message', 'The first two weeks.');
    await press('Send message');
    await says('The case is closed.');
    expect(field('Your message').value).toBe('The first two weeks.');
  });
});
