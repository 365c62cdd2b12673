import { ToastProvider } from '@egcr/ui/toast';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { createQueryClient } from './query.ts';
import { SaveButton } from './save-button.tsx';

afterEach(cleanup);

function show(isSaved: boolean, change: () => Promise<unknown>) {
  const client = createQueryClient();
  const reread = vi.spyOn(client, 'invalidateQueries');
  render(
    <QueryClientProvider client={client}>
      <ToastProvider regionLabel="Notices" closeLabel="Close">
        <SaveButton
          isSaved={isSaved}
          change={change}
          savedKey={['saved']}
          failure={() => 'You have saved 100 already.'}
          look="quiet"
          icon={null}
          said={{ save: 'Save', saved: 'Saved', failed: 'That was not saved' }}
        />
      </ToastProvider>
    </QueryClientProvider>,
  );
  return reread;
}

it('saves a thing, and reads what is saved again', async () => {
  const change = vi.fn<() => Promise<void>>(async () => undefined);
  const reread = show(false, change);
  const button = screen.getByRole('button', { name: 'Save' });
  expect(button.getAttribute('aria-pressed')).toBe('false');
  fireEvent.click(button);
  await waitFor(() => expect(reread).toHaveBeenCalledWith({ queryKey: ['saved'] }));
  expect(change).toHaveBeenCalledOnce();
});

it('says that a thing is saved, and why it could not be changed', async () => {
  const reread = show(true, async () => {
    throw new Error('refused');
  });
  const button = screen.getByRole('button', { name: 'Saved' });
  expect(button.getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(button);
  expect(await screen.findByText('That was not saved')).toBeDefined();
  expect(screen.getByText('You have saved 100 already.')).toBeDefined();
  await waitFor(() => expect(reread).toHaveBeenCalledOnce());
});
