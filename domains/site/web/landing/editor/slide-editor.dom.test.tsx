import { AnsweringServer, closeShown, openShown } from '@egcr/web-kit/testing/answering-server.tsx';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { readSlidesForEditingCall, saveSlideCall } from '../../../contract/landing-endpoints.ts';
import type { SlideText } from '../../../contract/landing-slides.ts';
import { SlideEditor } from './slide-editor.tsx';

const shown: SlideText = {
  badgeText: 'New',
  title: 'Money',
  subtitle: 'For all',
  description: 'Send and receive.',
  primaryButtonText: 'Begin',
  secondaryButtonText: 'Read',
};
const SAVE = 'PUT site/slides/2';
const edited = (number: number, version: number, title: string) => ({
  number,
  version,
  text: { ...shown, title },
  edited_at: '2026-03-01T12:00:00.000Z',
  is_own: true,
});
let server: AnsweringServer;
let saved: SlideText[];
let closed: number;
beforeEach(() => {
  [saved, closed] = [[], 0];
  server = new AnsweringServer()
    .replies(readSlidesForEditingCall, { items: [edited(1, 9, 'Other'), edited(2, 7, 'Edited')] })
    .replies(saveSlideCall, { number: 2, version: 8, edited_at: '2026-03-01T12:00:00.000Z' });
});
afterEach(() => closeShown(server));

const open = () =>
  openShown(() => (
    <SlideEditor
      number={2}
      language="en"
      shown={shown}
      onSaved={(text) => saved.push(text)}
      onClose={() => (closed += 1)}
    />
  ));
const title = () => screen.findByLabelText<HTMLInputElement>('Title');
const type = async (value: string) => fireEvent.change(await title(), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the editor of a slide', () => {
  it('begins with the words in force, and saves them against the version that was read', async () => {
    await open();
    expect(screen.getByRole('heading', { name: 'Words of slide 2' })).toBeDefined();
    expect((await title()).value).toBe('Edited');
    const labels = ['Badge', 'Title', 'Subtitle', 'Description', 'First button', 'Second button'];
    expect(
      screen.getAllByRole<HTMLInputElement>('textbox').map((field) => field.labels?.[0]?.textContent),
    ).toEqual(labels);
    expect(screen.getByLabelText('Description').tagName).toBe('TEXTAREA');
    expect(server.read).toEqual(['site/slides/editing?language=en']);
    await type('Work');
    press('Save');
    await waitFor(() => expect(saved).toEqual([{ ...shown, title: 'Work' }]));
    expect(server.sent.map(({ call, body }) => [call, body])).toEqual([
      [SAVE, { language: 'en', version: 7, text: { ...shown, title: 'Work' } }],
    ]);
    expect(closed).toBe(0);
  });

  it('begins with the text that is shown while it was never changed', async () => {
    server.replies(readSlidesForEditingCall, { items: [edited(1, 9, 'Other')] });
    await open();
    expect((await title()).value).toBe('Money');
    press('Save');
    await waitFor(() => expect(server.sent).toHaveLength(1));
    expect(server.sent[0]?.body).toMatchObject({ version: 0 });
  });

  it('says that others changed it meanwhile, keeps what was typed and can be left', async () => {
    server.refuses(saveSlideCall, { status: 409, code: 'slide_changed' });
    await open();
    await type('Work');
    press('Save');
    expect(await screen.findByText(/^Someone else has changed this slide/)).toBeDefined();
    expect([(await title()).value, saved]).toEqual(['Work', []]);
    press('Cancel');
    expect(closed).toBe(1);
  });

  it('takes plain text alone, also where the server alone sees it', async () => {
    await open();
    await type('<b>Work</b>');
    press('Save');
    expect((await screen.findAllByText(/^Use plain text only/)).length).toBeGreaterThan(0);
    expect(screen.getByText('Check these fields')).toBeDefined();
    expect(server.sent).toEqual([]);
    await type('Work');
    server.refuses(saveSlideCall, {
      status: 422,
      code: 'validation_failed',
      errors: [{ field: 'text.subtitle', code: 'plain_text_only' }],
    });
    press('Save');
    await waitFor(() => expect(screen.getByLabelText('Subtitle').getAttribute('aria-invalid')).toBe('true'));
  });

  it('says that it is read, why it could not be, and reads it again on request', async () => {
    server.neverAnswers(readSlidesForEditingCall);
    await open();
    expect(screen.getByRole('status').textContent).toBe('Fetching the slide...');
    cleanup();
    server.refuses(readSlidesForEditingCall, { status: 500, code: 'internal' });
    await open();
    expect(await screen.findByText(/^Something went wrong on our side/)).toBeDefined();
    expect(screen.queryByLabelText('Title')).toBeNull();
    expect(screen.queryByText('Fetching the slide...')).toBeNull();
    press('Cancel');
    expect(closed).toBe(1);
    server.replies(readSlidesForEditingCall, { items: [edited(2, 7, 'Edited')] });
    press('Try again');
    expect((await title()).value).toBe('Edited');
    expect(screen.queryByText(/^Something went wrong/)).toBeNull();
  });
});
