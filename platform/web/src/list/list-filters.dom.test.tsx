import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';

import { ListFilters } from './list-filters.tsx';

afterEach(cleanup);

function Queue() {
  const [set, setSet] = useState(2);
  return (
    <ListFilters onClear={set > 0 ? () => setSet(0) : undefined} foldedSet={set}>
      <input aria-label="State" />
    </ListFilters>
  );
}

it('says at the fold how many filters are set, and clears them there, with the focus on the fold', async () => {
  render(<Queue />);
  const fold = screen.getByRole('button', { name: /^Filters/ });
  expect(fold.textContent).toBe('Filters (2)');
  expect(fold.getAttribute('aria-expanded')).toBe('false');
  const [beside] = screen.getAllByRole('button', { name: 'Clear filters' });
  await userEvent.click(beside ?? fold);
  expect(fold.textContent).toBe('Filters');
  expect(document.activeElement).toBe(fold);
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
});

it('clears below the fields where there is room for them, with the focus on the first', async () => {
  render(<Queue />);
  const below = screen.getAllByRole('button', { name: 'Clear filters' }).at(-1);
  await userEvent.click(below ?? screen.getByLabelText('State'));
  expect(document.activeElement).toBe(screen.getByLabelText('State'));
});
