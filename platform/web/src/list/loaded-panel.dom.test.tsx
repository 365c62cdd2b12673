import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';

import { LoadedPanel } from './loaded-panel.tsx';

afterEach(cleanup);

const nothing = { data: undefined, isPending: false, error: null, refetch: async () => undefined };

it('shows what was read, also while reading it again has failed', () => {
  render(
    <LoadedPanel asked={{ ...nothing, data: 'Budget', error: new Error('offline') }}>
      {(found) => <p>{found}</p>}
    </LoadedPanel>,
  );
  expect(screen.getByText('Budget')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('says that it loads, and why it could not be read, with a way to try again', async () => {
  const { rerender } = render(
    <LoadedPanel asked={{ ...nothing, isPending: true }}>{() => null}</LoadedPanel>,
  );
  expect(screen.queryByRole('button')).toBeNull();
  const refetch = vi.fn<() => Promise<undefined>>(async () => undefined);
  rerender(
    <LoadedPanel asked={{ ...nothing, error: new Error('offline'), refetch }}>{() => null}</LoadedPanel>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledOnce();
});
