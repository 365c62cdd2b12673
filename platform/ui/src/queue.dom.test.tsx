import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { QueueAndOpen } from './queue.tsx';

const seen = vi.fn<() => void>();
afterEach(() => {
  cleanup();
  seen.mockReset();
  vi.restoreAllMocks();
});

/** Where the open piece of work begins, seen from the top of the window. */
function standsAt(top: number): void {
  HTMLElement.prototype.scrollIntoView = seen;
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(DOMRect.fromRect({ y: top }));
}

const shown = (open?: string) => (
  <QueueAndOpen queue={<p>Queue</p>} open={open !== undefined && <p key={open}>{open}</p>} />
);

it.each([
  ['far below', 2000, 1],
  ['above', -500, 1],
  ['in sight', 120, 0],
])('what opens %s comes into sight, and what is there stays', (_where, top, times) => {
  standsAt(top);
  const { rerender } = render(shown());
  expect(seen).not.toHaveBeenCalled();
  rerender(shown('CA-1'));
  rerender(shown('CA-1'));
  expect(seen).toHaveBeenCalledTimes(times);
  rerender(shown('CA-2'));
  expect(seen).toHaveBeenCalledTimes(2 * times);
});
