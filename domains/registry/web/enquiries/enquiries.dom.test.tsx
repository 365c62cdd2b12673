import { readCaptchaCall } from '@egcr/captcha/contract';
import {
  AnsweringServer,
  closeShown,
  drawnReply,
  openShown,
  press,
  READER,
  says,
  type,
  visitor,
} from '@egcr/web-kit/testing/answering-server.tsx';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import {
  answerEnquiryCall,
  listEnquiriesCall,
  readPublicProfileCall,
  setPublicProfileCall,
  writeEnquiryCall,
  type Enquiry,
} from '../../contract/enquiries/endpoints.ts';
import { Screen as PublicProfile } from '../public-profile/public-profile-screen.tsx';
import { EnquiryCard } from './enquiry-card.tsx';

const id = (at: number) => `01990000-0000-7000-8000-00000000000${at}`;
let server: AnsweringServer;
beforeEach(() => {
  server = new AnsweringServer().answers(readCaptchaCall, () =>
    Response.json({ ...drawnReply(readCaptchaCall), mode: 'off' }),
  );
});
afterEach(() => closeShown(server));
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const button = (name: string | RegExp) => screen.queryByRole('button', { name });

describe('a message to a business', () => {
  const MESSAGE = 'Do you deliver bread?';
  const open = async (as?: Parameters<typeof openShown>[1]) => {
    await openShown(() => <EnquiryCard slug="harbour-bakery" business="Harbour Bakery" />, as);
    await press('Write a message');
    await screen.findByLabelText('Your message');
  };
  const fill = async (values: Partial<Record<'Name' | 'Email' | 'Your message', string>> = {}) => {
    const all = { Name: ' Vera ', Email: 'vera@example.org', 'Your message': MESSAGE, ...values };
    for (const [label, value] of Object.entries(all)) await type(label, value);
    await press('Send message');
  };

  it('of a visitor is sent as it was written; the page says where an answer would come', async () => {
    server.replies(writeEnquiryCall, { sent_at: '2026-03-01T09:30:00.000Z' });
    await open({ as: visitor });
    expect([field('Name').value, field('Email').value]).toEqual(['', '']);
    await fill();
    await says('Message sent');
    expect(screen.getByRole('status').textContent).toContain(
      'If Harbour Bakery answers, we’ll mail it to vera@example.org.',
    );
    expect(document.activeElement?.textContent).toContain('Message sent');
    expect(server.sent).toEqual([
      {
        call: 'POST directory/businesses/harbour-bakery/messages',
        body: { name: 'Vera', email: 'vera@example.org', message: MESSAGE },
      },
    ]);
  });

  it('begins with the name and the address of a person who is signed in', async () => {
    const user = {
      id: READER,
      email: 'ann@example.org',
      phone: null,
      isEmailVerified: true,
      isPhoneVerified: false,
    };
    const userProfile = {
      user_id: READER,
      first_name: 'Ann',
      last_name: null,
      username: 'ann',
      has_pin: true,
    };
    await open({ as: { isAuthenticated: true, user, userProfile } });
    expect([field('Name').value, field('Email').value]).toEqual(['Ann', 'ann@example.org']);
  });

  it('of a machine says which field it filled in that nobody sees', async () => {
    server.replies(writeEnquiryCall, { sent_at: '2026-03-01T09:30:00.000Z' });
    await open({ as: visitor });
    const trap = document.querySelector<HTMLInputElement>('input[name=website]');
    if (!trap) throw new Error('no trap');
    expect([trap.tabIndex, trap.autocomplete, trap.closest('[aria-hidden]') !== null]).toEqual([
      -1,
      'off',
      true,
    ]);
    await act(async () => void fireEvent.change(trap, { target: { value: 'https://spam.example' } }));
    await fill();
    await says('Message sent');
    expect(server.sent[0]?.body).toMatchObject({ website: 'https://spam.example' });
  });

  it.each([
    [{ 'Your message': 'x'.repeat(19) }, 'Write at least 20 characters, so the business understands it.'],
    [{ Email: 'vera' }, 'Enter an address such as ann@example.com.'],
  ])('is judged before it is sent: %j', async (values, said) => {
    await open({ as: visitor });
    await fill(values);
    await says(said);
    expect(server.sent).toEqual([]);
  });

  it.each([
    ['messages_closed', 409, 'This business takes no messages now.'],
    ['too_many_messages', 429, 'Too many messages for now. Nothing was sent; try again later.'],
    ['captcha_failed', 403, 'We couldn’t tell that a person sent it. Nothing was sent; try again.'],
    ['not_found', 404, 'The register could not be read'],
  ])('is refused with the reason, and stays as it was written: %s', async (code, status, said) => {
    server.refuses(writeEnquiryCall, { status, code });
    await open({ as: visitor });
    await fill();
    if (code !== 'not_found') await says(said);
    await waitFor(() => expect(server.sent.length).toBeGreaterThan(0));
    expect(field('Your message').value).toBe(MESSAGE);
    expect(screen.queryByText('Message sent')).toBeNull();
  });
});

describe('the public profile of a business, for its team', () => {
  const message: Enquiry = {
    id: id(2),
    name: 'Vera',
    message: 'Do you deliver?',
    written_at: '2026-03-01T09:30:00.000Z',
    answers: [],
    can_answer: true,
  };
  const found = {
    takes_messages: true,
    shows_grants: false,
    slug: 'harbour-bakery',
    name: 'Harbour Bakery',
    may_edit: true,
  };
  let messages: readonly Enquiry[];
  beforeEach(() => {
    messages = [message];
    server
      .answers(listEnquiriesCall, () => Response.json({ items: messages, next: null }))
      .answers(setPublicProfileCall, () => Response.json(found))
      .replies(answerEnquiryCall, message);
  });
  const open = (part: Partial<typeof found> = {}) => {
    server.replies(readPublicProfileCall, { ...found, ...part });
    return openShown(() => <PublicProfile />, {
      address: `/businesses/${id(1)}/public-profile`,
      path: '/businesses/$businessId/public-profile',
    });
  };
  const switches = () => screen.getAllByRole<HTMLInputElement>('switch');
  const turn = (name: string) =>
    act(async () => void fireEvent.click(screen.getByRole('switch', { name: new RegExp(`^${name}`) })));
  const isOn = () => switches().map((each) => each.getAttribute('aria-checked') ?? String(each.checked));

  it('has two switches, each of which takes effect at once and leaves the other alone', async () => {
    await open();
    await says('Harbour Bakery');
    expect(isOn()).toEqual(['true', 'false']);
    expect(screen.getByRole('link', { name: 'See it as a visitor' }).getAttribute('href')).toBe(
      '/business/directory/harbour-bakery',
    );
    await turn('Visitors can write to us');
    await says('Public profile saved');
    await turn('List the grants we were awarded');
    await waitFor(() => expect(server.sent).toHaveLength(2));
    expect(server.sent.map(({ body }) => body)).toEqual([
      { takes_messages: false, shows_grants: false },
      { takes_messages: true, shows_grants: true },
    ]);
    const [one, other] = server.keys;
    expect(one).not.toBe(other);
    // What was saved is read again.
    await waitFor(() =>
      expect(
        server.read.filter((each) => each === `businesses/${id(1)}/public-profile`).length,
      ).toBeGreaterThan(1),
    );
  });

  it('shows what was chosen while it is saved, and lets nothing else be chosen meanwhile', async () => {
    server.neverAnswers(setPublicProfileCall);
    await open();
    await says('Harbour Bakery');
    await turn('Visitors can write to us');
    await waitFor(() => expect(isOn()).toEqual(['false', 'false']));
    expect(switches().every((each) => each.matches(':disabled, [aria-disabled=true]'))).toBe(true);
  });

  it.each([
    ['team_role_required', 403, 'Only owners and editors can do this.'],
    ['business_not_active', 409, 'The business has ended: it can be read, no more.'],
  ])('is as it was where that is refused, with the reason: %s', async (code, status, said) => {
    server.refuses(setPublicProfileCall, { status, code });
    await open();
    await says('Harbour Bakery');
    await turn('List the grants we were awarded');
    await says(said);
    await waitFor(() => expect(isOn()).toEqual(['true', 'false']));
    expect(screen.queryByText('Public profile saved')).toBeNull();
  });

  it('is fixed for members who may not edit it', async () => {
    await open({ may_edit: false });
    await says('Only owners and editors can do this.');
    expect(switches().every((each) => each.matches(':disabled, [aria-disabled=true]'))).toBe(true);
  });

  it('lists what visitors wrote, with the answers, or says that there is nothing yet', async () => {
    const answer = { id: id(3), text: 'On Fridays.', by: 'Ann', at: '2026-03-02T09:30:00.000Z' };
    messages = [{ ...message, answers: [answer], can_answer: false }];
    await open();
    await says('On Fridays.');
    expect(screen.getByText(/^Answered by Ann on /)).toBeDefined();
    expect(button(/^Answer/)).toBeNull();
    closeShown(server);
    server = new AnsweringServer().replies(listEnquiriesCall, { items: [], next: null });
    await open();
    await says('No messages yet');
  });

  it('answers a message: the form opens, can be put away, and closes when the answer was sent', async () => {
    await open();
    await press(/^Answer: Vera/);
    await press('Cancel');
    expect(screen.queryByLabelText('Your answer')).toBeNull();
    await press(/^Answer: Vera/);
    await type('Your answer', '   ');
    await press('Send answer');
    await waitFor(() => expect(field('Your answer').getAttribute('aria-invalid')).toBe('true'));
    expect(server.sent).toEqual([]);
    await type('Your answer', ' On Fridays. ');
    await press('Send answer');
    await says('Answer sent');
    await waitFor(() => expect(screen.queryByLabelText('Your answer')).toBeNull());
    expect(server.sentTo(answerEnquiryCall)).toMatchObject([
      { call: `POST businesses/${id(1)}/messages/${id(2)}/answers`, body: { text: 'On Fridays.' } },
    ]);
    await waitFor(() =>
      expect(
        server.read.filter((each) => each.startsWith(`businesses/${id(1)}/messages`)).length,
      ).toBeGreaterThan(1),
    );
  });

  it.each([
    ['answers_full', 409, 'This message has five answers, which is the most it can have.'],
    ['not_found', 404, 'This message was deleted.'],
    ['business_not_active', 409, 'The business has ended: it can be read, no more.'],
  ])('says why an answer was not sent, and keeps it: %s', async (code, status, said) => {
    server.refuses(answerEnquiryCall, { status, code });
    await open();
    await press(/^Answer: Vera/);
    await type('Your answer', 'On Fridays.');
    await press('Send answer');
    await says(said);
    expect(field('Your answer').value).toBe('On Fridays.');
    expect(screen.queryByText('Answer sent')).toBeNull();
  });
});
