import {
  AnsweringServer,
  closeShown,
  openShown,
  press,
  READER,
  says,
  type,
  visitor,
} from '@egcr/web-kit/testing/answering-server.tsx';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import {
  askByEmailCall,
  confirmLinkCall,
  leaveLinkCall,
  listWaitedCall,
  readLinkCall,
  stopWaitingCall,
  waitCall,
} from '../contract/endpoints.ts';
import { openingsClient } from './queries.ts';
import { TellMe } from './tell-me.tsx';

let server: AnsweringServer;
beforeEach(() => {
  server = new AnsweringServer();
});
afterEach(() => {
  closeShown(server);
  openingsClient.clear();
});

const page = () => <TellMe screen="insurance" name="Insurance" />;
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

describe('a service that is not open yet, for a visitor [SYS-01]', () => {
  const open = () => openShown(page, { address: '/insurance', as: visitor });

  it('takes an address, says where it wrote, and leads to what was written', async () => {
    server.replies(askByEmailCall, undefined);
    await open();
    await type('Email address', 'ann');
    await press('Tell me');
    await says('Enter an email address, such as ann@example.com.');
    expect(server.sent).toEqual([]);
    await type('Email address', 'ann@post.example');
    await press('Tell me');
    await says('Check your email');
    expect(
      screen.getByText('We’ve written to ann@post.example. Press the link in it to confirm the address.'),
    ).toBeDefined();
    expect(server.sent).toEqual([
      { call: 'POST openings/insurance/emails', body: { email: 'ann@post.example' } },
    ]);
    expect(document.activeElement).toBe(screen.getByRole('status'));
    expect(screen.queryByLabelText('Email address')).toBeNull();
  });

  it('tells the server of a field that only machines fill in, and that people cannot reach', async () => {
    server.replies(askByEmailCall, undefined);
    await open();
    const trap = document.querySelector<HTMLInputElement>('input[name="website"]');
    expect(trap?.tabIndex).toBe(-1);
    expect(trap?.closest('[aria-hidden]')).not.toBeNull();
    if (trap) fireEvent.change(trap, { target: { value: 'https://spam.example' } });
    await type('Email address', 'ann@post.example');
    await press('Tell me');
    await says('Check your email');
    expect(server.sent[0]?.body).toEqual({ email: 'ann@post.example', website: 'https://spam.example' });
  });

  it.each([
    ['opening_past', 'This service is open now. Reload the page.'],
    ['opening_captcha_failed', 'We couldn’t tell whether a person sent this. Try again.'],
    ['opening_too_many', 'You can ask five times an hour from one network. Try again later.'],
  ])('says why it was refused: %s', async (code, said) => {
    server.refuses(askByEmailCall, { status: 409, code });
    await open();
    await type('Email address', 'ann@post.example');
    await press('Tell me');
    await says(said);
    expect(screen.queryByText('Check your email')).toBeNull();
  });

  it('offers the way in, and back to this page', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toMatch(/^\/auth\?redirect=/);
  });
});

describe('a service that is not open yet, for a person who is signed in [SYS-01]', () => {
  it('is waited for with one press, and not with another', async () => {
    let items: string[] = ['lending'];
    server.answers(listWaitedCall, () => Response.json({ items }));
    server.answers(waitCall, () => {
      items = ['lending', 'insurance'];
      return new Response(null, { status: 204 });
    });
    server.answers(stopWaitingCall, () => {
      items = ['lending'];
      return new Response(null, { status: 204 });
    });
    await openShown(page, { address: '/insurance' });
    await says(
      'We’ll send one notice on the day Insurance opens, and an email if your address is confirmed.',
    );
    expect(screen.queryByLabelText('Email address')).toBeNull();
    await waitFor(() => expect(server.read).toEqual(['openings']));
    await press('Tell me');
    await says('Done. We’ll tell you when Insurance opens.');
    await press('Don’t tell me');
    await says(
      'We’ll send one notice on the day Insurance opens, and an email if your address is confirmed.',
    );
    expect(server.sent.map(({ call }) => call)).toEqual([
      'PUT openings/insurance',
      'DELETE openings/insurance',
    ]);
    expect(openingsClient.getQueryData(['openings', 'waited', READER])).toEqual(['lending']);
  });

  it('says where it is open by now', async () => {
    server.replies(listWaitedCall, { items: [] });
    server.refuses(waitCall, { status: 409, code: 'opening_past' });
    await openShown(page, { address: '/insurance' });
    await press('Tell me');
    await says('This service is open now. Reload the page.');
    expect(buttons()).toEqual(['Tell me']);
  });

  it('says where what they wait for was not read', async () => {
    server.refuses(listWaitedCall, { status: 403, code: 'forbidden' });
    await openShown(page, { address: '/insurance' });
    await says('Something went wrong on our side. Try again in a moment.');
    expect(buttons()).toEqual(['Tell me']);
  });
});

describe('the link of a mail about a service [SYS-01]', () => {
  const open = () => openShown(page, { address: '/insurance?tell=abc' });

  it('does nothing when it is opened: the address is confirmed with a press, and deleted with another', async () => {
    let isConfirmed = false;
    server.answers(readLinkCall, () => Response.json({ service: 'insurance', is_confirmed: isConfirmed }));
    server.answers(confirmLinkCall, () => {
      isConfirmed = true;
      return new Response(null, { status: 204 });
    });
    server.replies(leaveLinkCall, undefined);
    await open();
    await says('Confirm your address, and we’ll send one email on the day this service opens.');
    expect(buttons()).toEqual(['Confirm my address', 'Delete my address']);
    expect(server.sent).toEqual([{ call: 'POST opening-links/read', body: { token: 'abc' } }]);
    await press('Confirm my address');
    await says('Address confirmed');
    expect(buttons()).toEqual(['Delete my address']);
    await press('Delete my address');
    await says('Address deleted');
    expect(screen.getByText('We won’t write to you about this service.')).toBeDefined();
    expect(buttons()).toEqual([]);
    expect(server.sent.filter(({ call }) => !call.endsWith('/read'))).toEqual([
      { call: 'POST opening-links/confirm', body: { token: 'abc' } },
      { call: 'POST opening-links/leave', body: { token: 'abc' } },
    ]);
  });

  const ended = 'This link has ended. If you still want to hear from us, ask again on this page.';

  it('that has ended says so, and is asked for once', async () => {
    server.refuses(readLinkCall, { status: 410, code: 'opening_link_ended' });
    await open();
    await says(ended);
    expect(buttons()).toEqual([]);
    expect(server.sent).toHaveLength(1);
  });

  it('that ends as it is pressed says so', async () => {
    server.replies(readLinkCall, { service: 'insurance', is_confirmed: false });
    server.refuses(confirmLinkCall, { status: 410, code: 'opening_link_ended' });
    await open();
    await press('Confirm my address');
    await says(ended);
    expect(screen.queryByText('Address deleted')).toBeNull();
  });
});
