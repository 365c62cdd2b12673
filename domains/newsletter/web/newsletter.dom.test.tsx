import { anonymousState } from '@egcr/web-kit/auth-state';
import { connectCalls } from '@egcr/web-kit/call-connections';
import { changeAuthState } from '@egcr/web-kit/session-state';
import { openPages } from '@egcr/web-kit/testing/open-pages.tsx';
import { act, cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { Screen as SubscribeScreen } from './form/subscribe-screen.tsx';
import { Screen as LinkScreen } from './link/link-screen.tsx';

vi.mock('@egcr/captcha/web', () => ({ captchaToken: async () => 'a-solved-token' }));

let asked: { readonly path: string; readonly body: unknown }[];
let isConfirmed: boolean;

beforeEach(() => {
  asked = [];
  isConfirmed = false;
  act(() => changeAuthState(anonymousState));
  connectCalls({ wait: async () => undefined });
  vi.stubGlobal('fetch', async (url: string, init?: { readonly body?: string }) => {
    const path = new URL(url, 'http://localhost').pathname;
    const body: unknown = init?.body === undefined ? undefined : JSON.parse(init.body);
    asked.push({ path, body });
    if (path.endsWith('/blog'))
      return Response.json({
        categories: [{ slug: 'money', name: 'Money', posts: 3, samples: 0 }],
        featured: null,
      });
    if (path.endsWith('/read'))
      return Response.json({ language: 'en', category: 'money', is_confirmed: isConfirmed });
    if (path.endsWith('/confirm')) isConfirmed = true;
    return new Response(null, { status: path.endsWith('/subscriptions') ? 202 : 204 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('a visitor subscribes with an address, a language and a category, and is told to open the mail', async () => {
  const user = userEvent.setup();
  await openPages({ address: '/newsletter', pages: { '/newsletter': SubscribeScreen } });
  const address = await screen.findByLabelText('Your email address');
  await user.type(address, 'nobody');
  await user.click(screen.getByRole('button', { name: 'Subscribe' }));
  expect(address.getAttribute('aria-invalid')).toBe('true');
  await user.clear(address);
  await user.type(address, 'eve@example.com');
  await screen.findByRole('option', { name: 'Money' });
  await user.selectOptions(screen.getByLabelText('What about'), 'Money');
  await user.click(screen.getByRole('button', { name: 'Subscribe' }));
  expect(await screen.findByText('One step left: open the email')).toBeDefined();
  expect(asked.find(({ path }) => path.endsWith('/subscriptions'))?.body).toEqual({
    email: 'eve@example.com',
    language: 'en',
    category: 'money',
    captcha_token: 'a-solved-token',
  });
});

it('the link of a mail changes nothing alone; a press confirms, and another one leaves', async () => {
  const user = userEvent.setup();
  await openPages({ address: '/newsletter/a-token', pages: { '/newsletter/$token': LinkScreen } });
  const confirm = await screen.findByRole('button', { name: 'Confirm' });
  expect(asked.some(({ path }) => /confirm|leave/.test(path))).toBe(false);
  await user.click(confirm);
  expect(await screen.findByText('You’re subscribed')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Stop and delete my address' }));
  expect(await screen.findByText('You’ve left, and your address is deleted')).toBeDefined();
});
