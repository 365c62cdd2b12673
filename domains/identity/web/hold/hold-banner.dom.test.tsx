import { ToastProvider } from '@egcr/ui/toast';
import { CallRefusal } from '@egcr/web-kit/call';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';

import {
  SecurityCallsProvider,
  securityCalls,
  type SecurityCalls,
  type Standing,
} from '../security/security-calls.ts';
import { Slot as Contacts } from '../security/contacts-section.tsx';
import { Slot } from './hold-banner.tsx';

afterEach(cleanup);

const free: Standing = { held_until: null, held_since: null, code_by: null, factor_ends_it: false };
const held: Standing = {
  held_until: '2026-11-23T10:00:00Z',
  held_since: '2026-11-22T10:00:00Z',
  code_by: 'sms',
  factor_ends_it: false,
};

function show(standing: Standing, part: Partial<SecurityCalls> = {}, page: ReactNode = <Slot />) {
  const calls: SecurityCalls = { ...securityCalls, standing: async () => standing, ...part };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ToastProvider regionLabel="Notices" closeLabel="Close">
        <SecurityCallsProvider value={calls}>{page}</SecurityCallsProvider>
      </ToastProvider>
    </QueryClientProvider>,
  );
}

it('a hold says until when, and ends by the code to the telephone', async () => {
  const given: (string | undefined)[] = [];
  let now = held;
  show(held, {
    standing: async () => now,
    sendReleaseCode: async () => 'sms',
    releaseHold: async (code) => {
      given.push(code);
      if (code !== '273918') throw new CallRefusal({ code: 'release_code_incorrect', status: 403 });
      now = free;
      return now;
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'End it with a code by SMS' }));
  const enter = async (code: string) => {
    fireEvent.change(await screen.findByLabelText('Code'), { target: { value: code } });
    fireEvent.click(screen.getByRole('button', { name: 'End the hold' }));
  };
  await enter('111111');
  expect(await screen.findByText('This code is wrong or has expired.')).toBeTruthy();
  await enter('273918');
  await waitFor(() => expect(screen.queryByText('Your money is held')).toBeNull());
  expect(given).toEqual(['111111', '273918']);
});

it('a hold that nothing ends early says that it ends at its time', async () => {
  show({ ...held, code_by: null });
  expect(await screen.findByText('The hold then ends automatically.')).toBeTruthy();
});

it('a hold is ended by a factor, which is asked for where it was not shown', async () => {
  let isProved = false;
  show(
    { ...held, code_by: null, factor_ends_it: true },
    {
      // Asked again whenever the page is looked at anew: it says what the server would say then.
      standing: async () => (isProved ? free : { ...held, code_by: null, factor_ends_it: true }),
      releaseHold: async () => {
        if (!isProved) throw new CallRefusal({ code: 'second_factor_required', status: 403 });
        return free;
      },
      apps: async () => [{ id: 'one', name: 'Pocket', createdAt: '2026-11-01T00:00:00Z' }],
      verifyApp: async () => {
        isProved = true;
      },
    },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'End it with your second factor' }));
  fireEvent.change(await screen.findByLabelText('Code'), { target: { value: '273918' } });
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(screen.queryByText('Your money is held')).toBeNull());
});

it('nothing is shown where money is free', async () => {
  const asked: string[] = [];
  show(free, {
    standing: async () => {
      asked.push('standing');
      return free;
    },
  });
  await waitFor(() => expect(asked).toEqual(['standing']));
  expect(screen.queryByText('Your money is held')).toBeNull();
});

it('the page of contacts says that a changed contact holds money', async () => {
  const contacts = async () => ({
    email: 'ada@example.org',
    isEmailVerified: true,
    newEmail: null,
    phone: null,
    isPhoneVerified: false,
    newPhone: null,
  });
  show(held, { contacts }, <Contacts />);
  expect(await screen.findByText('Your money is held')).toBeTruthy();
  expect(await screen.findByText('ada@example.org')).toBeTruthy();
});
