import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';

import { prepareSlots, Slot, SlotProvider } from './slots.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('a part that cannot be fetched while the line is cut comes when it is back; the page stays', async () => {
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi.fn<() => Promise<{ readonly Slot: () => ReactNode }>>(async () => {
    if (!navigator.onLine) throw new TypeError('Failed to fetch dynamically imported module');
    return { Slot: () => <p>Tasks due</p> };
  });
  const slots = prepareSlots([{ 'test.place': [{ at: 1, load }] }]);
  render(
    <SlotProvider slots={slots}>
      <h1>Dashboard</h1>
      <Slot name="test.place" waiting={<p>Waiting</p>} />
    </SlotProvider>,
  );
  expect(await screen.findByText('Waiting')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Dashboard' })).toBeDefined();
  line.mockReturnValue(true);
  await act(async () => {
    window.dispatchEvent(new Event('online'));
  });
  expect(await screen.findByText('Tasks due')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(2);
});
