import { ToastProvider } from '@egcr/ui/toast';
import { CallRefusal } from '@egcr/web-kit/call';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { AuthFailure } from '../auth/auth-failure.ts';
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
  it('asks for it in a dialog and is then made by itself', async () => {
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
    expect(screen.queryByText('Not Done')).toBeNull();
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
