import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { CallRefusal } from './call-errors.ts';
import { ReadPage } from './read-page.tsx';

afterEach(cleanup);

const refetch = vi.fn<() => Promise<void>>(async () => undefined);

function shown(data: string | undefined, error: unknown) {
  render(
    <ReadPage
      read={{ data, error, refetch }}
      missing={<h1>There is no such thing</h1>}
      said={{ loading: 'Loading', unread: 'It cannot be read now', retry: 'Try again' }}
    >
      {(thing) => <h1>{thing}</h1>}
    </ReadPage>,
  );
}

const refused = (code: string, status: number) => new CallRefusal({ code, status });

it('says that a page is on its way, then shows it', () => {
  shown(undefined, null);
  expect(screen.getByText('Loading')).toBeDefined();
  cleanup();
  shown('A grant', null);
  expect(screen.getByRole('heading', { name: 'A grant' })).toBeDefined();
});

it('what is gone is not shown any longer, also when it was read before', () => {
  shown('A grant', refused('not_found', 404));
  expect(screen.getByRole('heading').textContent).toBe('There is no such thing');
});

it('keeps what was read when it cannot be read again', () => {
  shown('A grant', refused('internal_error', 500));
  expect(screen.getByRole('heading').textContent).toBe('A grant');
});

it('says why it was not read, and asks again when told to', () => {
  shown(undefined, refused('internal_error', 500));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('It cannot be read now');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledOnce();
});
