import { ToastProvider } from '@egcr/ui/toast';
import { CallRefusal } from '@egcr/web-kit/call';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { createQueryClient } from '@egcr/web-kit/query';
import { QueryClientProvider } from '@tanstack/react-query';

import { AuthFailure } from '../auth/auth-failure.ts';
import { RecoveryCard } from './recovery-card.tsx';
import { SecurityCallsProvider, securityCalls, type SecurityCalls } from './security-calls.ts';
import { StepUpProvider, needOf } from './step-up.tsx';
import { useChange } from './use-change.ts';

afterEach(cleanup);

const stale = () => new CallRefusal({ code: 'pin_required', status: 401 });

/** A change that is refused until the PIN was entered. */
function desk(part: Partial<SecurityCalls> = {}) {
  const seen: string[] = [];
  let isFresh = false;
  const calls: SecurityCalls = {
    ...securityCalls,
    verifyPin: async (pin) => {
      seen.push(`pin ${pin}`);
      isFresh = true;
    },
    ...part,
  };
  async function change() {
    seen.push('change');
    if (!isFresh) throw stale();
  }
  return { seen, calls, change };
}

function Changer({ change }: { readonly change: () => Promise<void> }) {
  const { run, isBusy } = useChange();
  return (
    <button type="button" data-busy={isBusy} onClick={() => void run(change, 'It is done')}>
      Go
    </button>
  );
}

function show({ calls, change }: Pick<ReturnType<typeof desk>, 'calls' | 'change'>) {
  render(
    <ToastProvider regionLabel="Notices" closeLabel="Close">
      <SecurityCallsProvider value={calls}>
        <StepUpProvider>
          <Changer change={change} />
        </StepUpProvider>
      </SecurityCallsProvider>
    </ToastProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Go' }));
}

const enter = async (pin: string) =>
  fireEvent.change(await screen.findByLabelText('PIN'), { target: { value: pin } });

describe('a change that needs a fresh PIN', () => {
  it('asks for it in a dialog and is then made without a press', async () => {
    const { seen, ...parts } = desk();
    show(parts);
    await enter('273918');
    expect(await screen.findByText('It is done')).toBeTruthy();
    expect(seen).toEqual(['change', 'pin 273918', 'change']);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('keeps asking while the PIN is wrong, and says how many tries are left', async () => {
    const wrong = new CallRefusal({ code: 'pin_incorrect', status: 403, members: { attempts_left: 3 } });
    const { seen, ...parts } = desk({ verifyPin: () => Promise.reject(wrong) });
    show(parts);
    await enter('111222');
    expect(await screen.findByText(/3 attempts are left/)).toBeTruthy();
    expect(seen).toEqual(['change']);
  });

  it('is dropped without a word when the person closes the question', async () => {
    const { seen, ...parts } = desk();
    show(parts);
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Go' }).dataset['busy']).toBe('false'));
    expect(seen).toEqual(['change']);
    expect(screen.queryByText('Nothing was changed')).toBeNull();
  });
});

describe('a change that needs a second factor', () => {
  const lacking = () => new AuthFailure('', { code: 'insufficient_aal', status: 403 });
  const app = { id: 'a1', name: 'Phone', createdAt: '2026-11-20T12:00:00.000Z' };
  const passkey = { ...app, lastUsedAt: undefined };
  const nothing: Partial<SecurityCalls> = {
    apps: async () => [],
    recoveryLeft: async () => undefined,
    passkeys: async () => [],
    canUsePasskeys: () => true,
  };
  const ask = (part: Partial<SecurityCalls>) =>
    show({ ...desk({ ...nothing, ...part }), change: () => Promise.reject(lacking()) });
  const code = () => screen.queryByLabelText('Code');

  it('asks the person who has an app for its code', async () => {
    ask({ apps: async () => [app] });
    expect(await screen.findByLabelText('Code')).toBeTruthy();
    expect(screen.getByText(/6-digit code from your authenticator app/)).toBeTruthy();
  });

  it('asks the person who has a passkey alone for the passkey, and for no code', async () => {
    ask({ passkeys: async () => [passkey] });
    expect(await screen.findByRole('button', { name: 'Use a passkey' })).toBeTruthy();
    expect(code()).toBeNull();
  });

  it('says where to go on where the browser cannot use the only passkey', async () => {
    ask({ passkeys: async () => [passkey], canUsePasskeys: () => false });
    expect(await screen.findByText(/Continue on a device that has it/)).toBeTruthy();
    expect(code()).toBeNull();
  });

  it('tells the person who has neither what comes first, and leads there', async () => {
    ask({});
    const link = await screen.findByRole('link', { name: 'Go to security settings' });
    expect(link.getAttribute('href')).toBe('/settings?section=security');
    expect(code()).toBeNull();
  });
});

describe('recovery codes', () => {
  function card(part: Partial<SecurityCalls>) {
    const made: string[] = [];
    const calls: SecurityCalls = {
      ...securityCalls,
      apps: async () => [],
      passkeys: async () => [],
      recoveryLeft: async () => undefined,
      makeRecoveryCodes: async () => {
        made.push('made');
        return ['abc'];
      },
      ...part,
    };
    render(
      <QueryClientProvider client={createQueryClient()}>
        <ToastProvider regionLabel="Notices" closeLabel="Close">
          <SecurityCallsProvider value={calls}>
            <RecoveryCard onCodes={() => undefined} />
          </SecurityCallsProvider>
        </ToastProvider>
      </QueryClientProvider>,
    );
    return made;
  }

  it('are not made before there is something that they stand in for, and the card says so', async () => {
    const made = card({});
    expect(await screen.findByText(/Connect an authenticator app or add a passkey first/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /Make recovery codes/ }));
    expect(made).toEqual([]);
  });

  it('are made for the person who has a passkey alone', async () => {
    const passkey = { id: 'p1', name: '', createdAt: '2026-11-20T12:00:00.000Z', lastUsedAt: undefined };
    const made = card({ passkeys: async () => [passkey] });
    fireEvent.click(await screen.findByRole('button', { name: 'Make recovery codes' }));
    await waitFor(() => expect(made).toEqual(['made']));
  });
});

describe('what a refusal asks for', () => {
  it.each([
    [stale(), 'pin'],
    [new AuthFailure('', { code: 'reauthentication_needed', status: 400 }), 'pin'],
    [new AuthFailure('', { code: 'insufficient_aal', status: 401 }), 'code'],
    [new AuthFailure('', { code: 'staff_invitation_needed', status: 403 }), 'invitation'],
    [new AuthFailure('', { code: 'same_password', status: 422 }), undefined],
    [new Error('a bug'), undefined],
  ])('%o: %s', (failure, need) => {
    expect(needOf(failure)).toBe(need);
  });
});
