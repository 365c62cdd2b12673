import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { SearchedList } from './searched-list.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const rows = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

async function type(value: string): Promise<void> {
  fireEvent.change(screen.getByLabelText('Search'), { target: { value } });
  await act(async () => vi.advanceTimersByTimeAsync(300));
}

it('shows what has the words, says when nothing has, and shows all again', async () => {
  render(
    <SearchedList
      items={['Large cards', 'Wallets first']}
      label="Rules"
      searchLabel="Search"
      textOf={(rule) => rule}
      renderRow={(rule) => <li key={rule}>{rule}</li>}
    />,
  );
  expect(rows()).toEqual(['Large cards', 'Wallets first']);
  expect(screen.queryByRole('button', { name: 'Download CSV' })).toBeNull();
  await type(' CARD');
  expect(rows()).toEqual(['Large cards']);
  expect(screen.getByRole('status').textContent).toContain('1');
  await type('teapot');
  expect(rows()).toEqual([]);
  expect(screen.getByText('Nothing matches these filters')).toBeTruthy();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Show everything' })));
  expect(rows()).toEqual(['Large cards', 'Wallets first']);
});
