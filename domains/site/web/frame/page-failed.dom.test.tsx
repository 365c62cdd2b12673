import { ProfileUnreadable } from '@egcr/web-kit/guards';
import { openShown, visitor } from '@egcr/web-kit/testing/answering-server.tsx';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { PageFailed } from './page-failed.tsx';

let isOnline: boolean;
beforeEach(() => {
  isOnline = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const open = (error: unknown) => openShown(() => <PageFailed error={error} />, { as: visitor });

it.each<readonly [string, unknown, boolean, RegExp]>([
  ['a fault of ours', new Error('a bug'), true, /^Something went wrong on our side/],
  ['a profile that could not be read', new ProfileUnreadable(), true, /^Failed to load profile information/],
  ['a line that is gone', new Error('a bug'), false, /^You’re offline/],
  ['a line that is gone while the profile is read', new ProfileUnreadable(), false, /^You’re offline/],
])('in place of a page stands why it is not there: %s', async (_why, error, hasLine, said) => {
  isOnline = hasLine;
  await open(error);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This page could not be shown');
  expect(screen.getByText(said)).toBeDefined();
});

it('the profile is read again on request, and the page with it', async () => {
  const drawn = vi.fn<() => void>();
  function Page() {
    drawn();
    return <PageFailed error={new ProfileUnreadable()} />;
  }
  await openShown(() => <Page />, { as: visitor });
  const before = drawn.mock.calls.length;
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(drawn.mock.calls.length).toBeGreaterThan(before));
});
