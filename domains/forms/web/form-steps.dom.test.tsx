import { connectCalls } from '@egcr/web-kit/call-connections';
import { createQueryClient } from '@egcr/web-kit/query';
import { sentences } from '@egcr/web-kit/sentences.tsx';
import { openPages } from '@egcr/web-kit/testing/open-pages.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { Answers } from '../contract/index.ts';
import { FormSteps } from './form-steps.tsx';

const AT = '2026-11-23T12:04:00.000Z';
const form = {
  name: 'roles.request',
  version: 1,
  title: 'Ask for a role',
  schema: {
    type: 'object',
    properties: { role: { type: 'string', enum: ['auditor', 'author'] } },
    required: ['role'],
  },
  questions: [
    {
      name: 'role',
      kind: 'choice',
      label: 'Which role?',
      hint: '',
      options: [
        { value: 'auditor', label: 'Auditor' },
        { value: 'author', label: 'Author' },
      ],
    },
  ],
  sections: [],
  rules: [],
};

let draft: { readonly version: number; readonly answers: Answers };
let saved: unknown[];
let isOffline: boolean;
let changedQuestions: string[];
beforeEach(() => {
  [draft, saved, isOffline, changedQuestions] = [{ version: 1, answers: {} }, [], false, []];
  connectCalls({ wait: async () => undefined });
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (init?.method === 'PUT') {
      if (isOffline) throw new TypeError('no line');
      saved.push(typeof init.body === 'string' ? JSON.parse(init.body) : undefined);
      return Response.json({ version: 2, saved_at: AT, expires_at: AT });
    }
    if (!url.includes('/drafts')) return Response.json(form);
    return Response.json({
      ...draft,
      id: '01990000-0000-7000-8000-000000000001',
      form: form.name,
      form_version: 1,
      changed_questions: changedQuestions,
      saved_at: AT,
      expires_at: AT,
      acting_for: null,
      can_edit: true,
    });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const send = vi.fn<() => Promise<boolean>>(async () => true);
const address = {
  to: (view: { readonly question?: string | undefined; readonly step?: string | undefined } = {}) =>
    view.step === undefined ? '/ask' : `/ask?step=${view.step}`,
  read: (search: string) => {
    const step = new URLSearchParams(search).get('step');
    return step === 'check' ? ({ step } as const) : { question: 'role' };
  },
};

const open = (startWith: Answers = {}) =>
  openPages({
    address: '/ask',
    pages: {
      '/ask': () => (
        <FormSteps
          form="roles.request"
          address={address}
          startWith={startWith}
          send={send}
          sentences={sentences([], {})}
        />
      ),
    },
    around: (page) => <QueryClientProvider client={createQueryClient()}>{page}</QueryClientProvider>,
  });

it('a draft that nobody has touched begins with what is known, and is saved with it', async () => {
  await open({ role: 'author' });
  await screen.findByRole('radio', { name: 'Author', checked: true });
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(saved).toEqual([{ version: 1, answers: { role: 'author' } }]));
});

it('an answer that was given before stays, whatever is known now', async () => {
  draft = { version: 2, answers: { role: 'auditor' } };
  await open({ role: 'author' });
  expect(await screen.findByRole('radio', { name: 'Auditor', checked: true })).toBeDefined();
  expect(saved).toEqual([]);
});

it('who sends without a connection, where this browser may keep nothing, is told that it was not sent', async () => {
  isOffline = true;
  await open({ role: 'author' });
  await screen.findByRole('radio', { name: 'Author', checked: true });
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Send' }));
  expect(await screen.findByText(/We couldn’t reach the server/)).toBeDefined();
  expect(send).not.toHaveBeenCalled();
});

it('what a new version asks otherwise stands under the way back: pages have their own acts beside that', async () => {
  changedQuestions = ['role'];
  await open();
  const way = await screen.findByRole('link', { name: 'Which role?' });
  const back = screen.getByRole('link', { name: 'Back' });
  expect(back.compareDocumentPosition(way)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
