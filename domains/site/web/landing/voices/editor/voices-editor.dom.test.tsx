import { AnsweringServer, closeShown, openShown } from '@egcr/web-kit/testing/answering-server.tsx';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import {
  addTestimonialCall,
  orderTestimonialsCall,
  publishTestimonialCall,
  readTestimonialsForEditingCall,
  removeTestimonialCall,
  saveTestimonialCall,
} from '../../../../contract/testimonial-endpoints.ts';
import type { EditedVoice } from './use-testimonials.ts';
import { VoicesEditor } from './voices-editor.tsx';

const id = (at: number) => `01990000-0000-7000-8000-00000000000${at}`;
const voice = (at: number, part: Partial<EditedVoice>): EditedVoice => ({
  id: id(at),
  language: 'en',
  quote: 'Paid in a minute.',
  name: 'Ann',
  role: 'Baker',
  place: 'Genova',
  consent_on: '2026-03-01',
  is_published: true,
  version: 4,
  changed_at: '2026-03-02T12:00:00.000Z',
  ...part,
});
const ann = voice(1, {});
const bao = voice(2, { name: 'Bao', language: 'ar', quote: 'سريع', is_published: false, version: 1 });
const cem = voice(3, { name: 'Cem', version: 2 });

let server: AnsweringServer;
let changes = 0;
beforeEach(() => {
  changes = 0;
  server = new AnsweringServer()
    .replies(readTestimonialsForEditingCall, { items: [ann, bao, cem] })
    .replies(addTestimonialCall, ann)
    .replies(saveTestimonialCall, ann)
    .replies(orderTestimonialsCall, { items: [] })
    .replies(publishTestimonialCall, ann)
    .replies(removeTestimonialCall, undefined);
});
afterEach(() => closeShown(server));

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const press = (name: string) => fireEvent.click(button(name));
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { exact: true });
const fill = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const names = () =>
  screen.getAllByRole('listitem').map((item) => item.querySelectorAll('p').item(1).textContent);
const calls = () => server.sent.map(({ call }) => call);

async function openList(): Promise<void> {
  await openShown(() => <VoicesEditor onChanged={() => (changes += 1)} />);
  expect(server.read).toEqual([]);
  press('Edit testimonials');
  await screen.findByRole('button', { name: 'Close' });
}
async function openRead(): Promise<void> {
  await openList();
  await screen.findByRole('list', { name: 'All testimonials' });
}

describe('the list of testimonials for editors', () => {
  it('shows each in its order, with its state, and its words in their language and direction', async () => {
    await openRead();
    expect(names()).toEqual(['Ann · Baker · Genova', 'Bao · Baker · Genova', 'Cem · Baker · Genova']);
    const states = screen
      .getAllByRole('listitem')
      .map((item) => within(item).getByText(/ublished$/).textContent);
    expect(states).toEqual(['Published', 'Not published', 'Published']);
    const quote = screen.getByText('سريع');
    expect([quote.lang, quote.dir]).toEqual(['ar', 'rtl']);
    expect(screen.getAllByText('Paid in a minute.')[0]?.dir).toBe('ltr');
    expect(screen.queryByText('Fetching the testimonials...')).toBeNull();
    expect(screen.queryByText(/No testimonials yet/)).toBeNull();
    press('Close');
    expect(button('Edit testimonials')).toBeDefined();
    expect(screen.queryByText('Testimonials')).toBeNull();
  });

  it('says that there are none, and offers to add the first', async () => {
    server.replies(readTestimonialsForEditingCall, { items: [] });
    await openList();
    expect(await screen.findByText(/^No testimonials yet/)).toBeDefined();
    expect(screen.queryByRole('list', { name: 'All testimonials' })).toBeNull();
    expect(button('Add a testimonial')).toBeDefined();
  });

  it('says why it could not be read, and reads it again on request', async () => {
    server.refuses(readTestimonialsForEditingCall, { status: 403, code: 'permission_missing' });
    await openList();
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByRole('button', { name: 'Add a testimonial' })).toBeNull();
    expect(screen.queryByText('Fetching the testimonials...')).toBeNull();
    expect(screen.getByText(/^Something went wrong on our side/)).toBeDefined();
    server.replies(readTestimonialsForEditingCall, { items: [ann] });
    fireEvent.click(again);
    await screen.findByRole('list', { name: 'All testimonials' });
    expect(screen.queryByText(/^Something went wrong/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('moves one past its neighbour, and the ends no further', async () => {
    await openRead();
    expect([button('Move Ann up').disabled, button('Move Cem down').disabled]).toEqual([true, true]);
    expect([button('Move Bao up').disabled, button('Move Bao down').disabled]).toEqual([false, false]);
    press('Move Bao up');
    await waitFor(() => expect(changes).toBe(1));
    await waitFor(() => expect(button('Move Bao down').disabled).toBe(false));
    press('Move Bao down');
    await waitFor(() => expect(changes).toBe(2));
    expect(server.sent.map(({ call, body }) => [call, body])).toEqual([
      ['PUT site/testimonials/order', { ids: [id(2), id(1), id(3)] }],
      ['PUT site/testimonials/order', { ids: [id(1), id(3), id(2)] }],
    ]);
  });

  it('publishes a draft and takes down what is published, each with the version that was read', async () => {
    await openRead();
    expect(button('Publish what Bao said').textContent).toBe('Publish');
    press('Publish what Bao said');
    expect(button('Move Bao up').disabled).toBe(true);
    await waitFor(() => expect(changes).toBe(1));
    await waitFor(() => expect(server.read).toHaveLength(2));
    await waitFor(() => expect(button('Move Bao up').disabled).toBe(false));
    press('Take down what Ann said');
    await waitFor(() => expect(changes).toBe(2));
    expect(server.sent.map(({ call, body }) => [call, body])).toEqual([
      [`PUT site/testimonials/${id(2)}/publication`, { is_published: true, version: 1 }],
      [`PUT site/testimonials/${id(1)}/publication`, { is_published: false, version: 4 }],
    ]);
  });

  it('says that others changed the list, and shows it as it is now', async () => {
    server.refuses(publishTestimonialCall, { status: 409, code: 'testimonial_changed' });
    await openRead();
    server.replies(readTestimonialsForEditingCall, { items: [cem] });
    press('Publish what Bao said');
    expect(
      await screen.findByText('Someone else has changed the testimonials. Here they are as they are now.'),
    ).toBeDefined();
    await waitFor(() => expect(names()).toEqual(['Cem · Baker · Genova']));
    expect(changes).toBe(0);
    server.replies(publishTestimonialCall, cem);
    press('Take down what Cem said');
    await waitFor(() => expect(changes).toBe(1));
    expect(screen.queryByText(/Someone else has changed/)).toBeNull();
  });

  it('deletes after one more question, which starts at the way back', async () => {
    await openRead();
    press('Delete what Bao said');
    expect(screen.getByText('Delete what Bao said for good?')).toBeDefined();
    expect(document.activeElement).toBe(button('Cancel'));
    press('Cancel');
    expect(screen.queryByText('Delete what Bao said for good?')).toBeNull();
    expect(server.sent).toEqual([]);
    press('Delete what Bao said');
    press('Delete for good');
    await waitFor(() => expect(changes).toBe(1));
    expect(calls()).toEqual([`DELETE site/testimonials/${id(2)}`]);
  });
});

describe('the form of a testimonial', () => {
  it('keeps nothing without words and without the consent of the person', async () => {
    await openRead();
    press('Add a testimonial');
    expect(screen.queryByRole('button', { name: 'Add a testimonial' })).toBeNull();
    expect(field('Language of the words').value).toBe('en');
    fill('Name', '<b>Eda</b>');
    press('Save');
    expect(await screen.findByText('Check these fields')).toBeDefined();
    expect(screen.getAllByText('Without the person’s consent nothing may be kept.').length).toBeGreaterThan(
      0,
    );
    expect(screen.getAllByText(/^Use plain text only/).length).toBeGreaterThan(0);
    expect(server.sent).toEqual([]);
    press('Cancel');
    expect(screen.queryByLabelText('Words')).toBeNull();
    expect(button('Add a testimonial')).toBeDefined();
  });

  it('adds one with its day, shows why it is refused and closes once it is kept', async () => {
    server.refuses(addTestimonialCall, { status: 422, code: 'consent_in_future' });
    await openRead();
    press('Add a testimonial');
    fill('Words', 'It works.');
    fill('Name', 'Eda');
    fill('What the person does', 'Nurse');
    fill('Place', 'Izmir');
    fill('Language of the words', 'it');
    fill('Agreed on', '2026-05-04');
    fireEvent.click(screen.getByRole('checkbox'));
    press('Save');
    expect(await screen.findByText('The day of the consent is still to come.')).toBeDefined();
    expect([changes, field('Words').value]).toEqual([0, 'It works.']);
    server.refuses(addTestimonialCall, { status: 409, code: 'testimonials_full' });
    press('Save');
    expect(await screen.findByText('The page holds no more testimonials. Delete one first.')).toBeDefined();
    server.replies(addTestimonialCall, ann);
    press('Save');
    await waitFor(() => expect(screen.queryByLabelText('Words')).toBeNull());
    expect([changes, server.read.length]).toEqual([1, 2]);
    expect(server.sent.at(-1)?.body).toEqual({
      language: 'it',
      quote: 'It works.',
      name: 'Eda',
      role: 'Nurse',
      place: 'Izmir',
      consent_given: true,
      consent_on: '2026-05-04',
    });
  });

  it('changes one with the version that was read, from what is there', async () => {
    await openRead();
    press('Edit what Ann said');
    expect(button('Add a testimonial')).toBeDefined();
    expect(
      ['Words', 'Name', 'What the person does', 'Place', 'Agreed on'].map((at) => field(at).value),
    ).toEqual(['Paid in a minute.', 'Ann', 'Baker', 'Genova', '2026-03-01']);
    fill('Place', 'Pisa');
    press('Save');
    await waitFor(() => expect(screen.queryByLabelText('Words')).toBeNull());
    expect(calls()).toEqual([`PUT site/testimonials/${id(1)}`]);
    expect(server.sent[0]?.body).toEqual({
      language: 'en',
      quote: 'Paid in a minute.',
      name: 'Ann',
      role: 'Baker',
      place: 'Pisa',
      consent_given: true,
      consent_on: '2026-03-01',
      version: 4,
    });
    expect(names()).toHaveLength(3);
  });
});
