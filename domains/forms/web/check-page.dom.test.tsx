import { createQueryClient } from '@egcr/web-kit/query';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import type { Form } from '../contract/index.ts';
import { CheckPage, type SendFailure } from './check-page.tsx';

const question = (name: string, label: string) => ({
  name,
  kind: 'text' as const,
  label,
  hint: '',
  options: [],
});

const form: Form = {
  name: 'desk.fund',
  version: 2,
  title: 'Fund',
  schema: {
    type: 'object',
    properties: {
      purpose: { type: 'string' },
      papers: { type: 'string' },
    },
    required: ['purpose'],
  },
  questions: [question('purpose', 'What do you need?'), question('papers', 'Do you have papers for us?')],
  sections: [],
  rules: [],
};

const address = {
  to: ({ question: name }: { readonly question?: string | undefined } = {}) =>
    `/create/fund?question=${name}`,
  read: () => ({}),
};

function draw(failure: SendFailure | undefined) {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <CheckPage
        form={form}
        answers={{ purpose: 'A fund for our school' }}
        address={address}
        changed={null}
        note={null}
        failure={failure}
        isBusy={false}
        onSend={() => undefined}
      />
    </QueryClientProvider>,
  );
}

afterEach(cleanup);

it('each answer that the server refused is named, with the way to its question', () => {
  draw({ sentence: 'Check what you entered.', issues: [{ field: 'papers', code: 'document_missing' }] });
  const link = screen.getByRole('link', { name: 'Do you have papers for us?' });
  expect(link.getAttribute('href')).toBe('/create/fund?question=papers');
  expect(screen.getByText(/isn’t in your documents any more/)).toBeDefined();
});

it('a refusal that is about no answer is one sentence', () => {
  draw({ sentence: 'There is no connection.', issues: [] });
  expect(screen.getByText('There is no connection.')).toBeDefined();
  expect(screen.queryByRole('link', { name: 'What do you need?' })).toBeNull();
});
