import { anonymousState } from '@egcr/web-kit/auth-state';
import { changeAuthState } from '@egcr/web-kit/session-state';
import { useQuery } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { DataProvider } from './data-provider.tsx';

afterEach(cleanup);

const signedInAs = (id: string) =>
  act(() =>
    changeAuthState({
      ...anonymousState,
      isAuthenticated: true,
      user: { id, email: null, phone: null, isEmailVerified: false, isPhoneVerified: false },
    }),
  );

it('an open page asks nothing more once its person has signed out, and asks anew for the next one', async () => {
  const asked: number[] = [];
  function Balance() {
    const { data } = useQuery({
      queryKey: ['balance'],
      queryFn: () => {
        asked.push(asked.length);
        return Promise.resolve(`balance ${asked.length}`);
      },
    });
    return <p>{data}</p>;
  }
  signedInAs('u1');
  render(
    <DataProvider>
      <Balance />
    </DataProvider>,
  );
  expect(await screen.findByText('balance 1')).toBeTruthy();
  await act(async () => changeAuthState(anonymousState));
  expect(screen.queryByText(/balance/)).toBeNull();
  expect(asked).toHaveLength(1);
  signedInAs('u2');
  expect(await screen.findByText('balance 2')).toBeTruthy();
});
