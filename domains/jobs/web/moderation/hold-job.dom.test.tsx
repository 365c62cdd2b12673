import { connectCalls } from '@egcr/web-kit/call-connections';
import { createQueryClient } from '@egcr/web-kit/query';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { HoldJob } from './hold-job.tsx';

let asked: string[];
beforeEach(() => {
  asked = [];
  connectCalls({ wait: async () => undefined });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function answerWith(answer: () => Response): void {
  vi.stubGlobal('fetch', async (input: string | URL, init?: RequestInit) => {
    asked.push(`${init?.method} ${new URL(input, 'http://localhost').pathname}`);
    return answer();
  });
}

async function hold(): Promise<void> {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <HoldJob slug="miller-1" />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Take off the board' }));
  const asking = within(await screen.findByRole('alertdialog', { name: 'Take this job off the board?' }));
  expect(asked).toEqual([]);
  fireEvent.click(asking.getByRole('button', { name: 'Take off the board' }));
}

it('a moderator takes a job off the board, once it was asked whether to [SYS-07]', async () => {
  answerWith(() => Response.json({ case_id: '01990000-0000-7000-8000-000000000001' }, { status: 201 }));
  await hold();
  expect(await screen.findByText(/waits in the moderation queue/)).toBeDefined();
  expect(asked).toEqual(['POST /api/v1/admin/jobs/miller-1/hold']);
  expect(screen.queryByRole('button', { name: 'Take off the board' })).toBeNull();
});

it('a moderator who is in the team of the employer reads that another has to do it', async () => {
  answerWith(() =>
    Response.json(
      { code: 'related_to_applicant', status: 403, type: 'about:blank', title: 'No' },
      { status: 403 },
    ),
  );
  await hold();
  expect(await screen.findByText(/Another officer has to do this/)).toBeDefined();
});
