import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import { afterEach, expect, it, vi } from 'vitest';

import { lazyBeside } from './lazy-beside.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

type Load = () => Promise<ComponentType<{ readonly name: string }>>;

function show(load: Load): void {
  const Part = lazyBeside(load);
  render(
    <>
      <h1>Dashboard</h1>
      <Suspense fallback={<p>Waiting</p>}>
        <Part name="Tasks" />
      </Suspense>
    </>,
  );
}

const lost = new TypeError('Failed to fetch dynamically imported module');

it('a part beside the page comes with the second try where the first was lost', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  show(
    vi
      .fn<Load>()
      .mockRejectedValueOnce(lost)
      .mockResolvedValueOnce(({ name }) => <p>{name} due</p>),
  );
  expect(await screen.findByText('Waiting')).toBeDefined();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await screen.findByText('Tasks due')).toBeDefined();
});

it('a part that never comes leaves its place empty, and the page stays', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  show(() => Promise.reject(lost));
  expect(await screen.findByText('Waiting')).toBeDefined();
  await vi.advanceTimersByTimeAsync(14_000);
  await waitFor(() => expect(screen.queryByText('Waiting')).toBeNull());
  expect(document.body.textContent).toBe('Dashboard');
});
