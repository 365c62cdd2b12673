import { ToastProvider } from '@egcr/ui/toast';
import { connectCalls } from '@egcr/web-kit/call-connections';
import { createQueryClient } from '@egcr/web-kit/query';
import { openPages } from '@egcr/web-kit/testing/open-pages.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { OwnCasePage } from './own-case-page.tsx';

const ID = '01990000-0000-7000-8000-000000000001';
const AT = '2026-11-20T12:00:00.000Z';
const QUESTION = /We have a question/;
const LATE = 'It takes longer than planned. An officer is on it.';

const found = {
  id: ID,
  reference: 'CA-7K3M-9TQX',
  kind: 'support.claim',
  title: 'Support while you look for work',
  state: 'active',
  state_label: 'Active',
  state_mark: 'good',
  awaits: 'applicant',
  version: 1,
  is_appeal: false,
  opened_at: AT,
  changed_at: AT,
  due_at: null,
  is_overdue: false,
  is_sample: false,
  organisation: null,
  answers: [],
  history: [],
  can: [],
  steps: [],
  can_write: true,
};
const message = { id: ID, is_note: false, name: null, text: 'Which weeks were those?', at: AT };

let messages: unknown[];
let changed: object;
beforeEach(() => {
  messages = [];
  changed = {};
  connectCalls({ wait: async () => undefined });
  vi.stubGlobal('fetch', async () => Response.json({ ...found, ...changed, messages }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = () =>
  openPages({
    address: `/cases/${ID}`,
    pages: { [`/cases/${ID}`]: () => <OwnCasePage id={ID} /> },
    around: (page) => (
      <ToastProvider regionLabel="toasts" closeLabel="close">
        <QueryClientProvider client={createQueryClient()}>{page}</QueryClientProvider>
      </ToastProvider>
    ),
  });

it('a case that waits for a step of its applicant claims no question that nobody has asked', async () => {
  await open();
  await screen.findByRole('heading', { name: found.title });
  expect(screen.queryByText(QUESTION)).toBeNull();
});

it('a question of an officer is said at the top, until it is answered', async () => {
  messages = [{ ...message, by: 'officer' }];
  await open();
  expect(await screen.findByText(QUESTION)).toBeDefined();
});

it('a case without a term is never called late, such as a grant that was approved; one whose term is over is', async () => {
  changed = { awaits: 'officer' };
  await open();
  await screen.findByRole('heading', { name: found.title });
  expect(screen.queryByText(LATE)).toBeNull();
  cleanup();
  changed = { awaits: 'officer', due_at: AT, is_overdue: true };
  await open();
  expect(await screen.findByText(LATE)).toBeDefined();
});
