import { createQueryClient } from '@egcr/web-kit/query';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { ChangeContactForm } from './change-contact-form.tsx';
import { SecurityCallsProvider, securityCalls } from './security-calls.ts';
import { StepUpProvider } from './step-up.tsx';

afterEach(cleanup);

it('the address that one has already is refused at its field; another one is asked for', async () => {
  const asked: unknown[][] = [];
  let isClosed = false;
  const calls = {
    ...securityCalls,
    changeContact: async (...given: unknown[]) => void asked.push(given),
  };
  const facts = { kind: 'email', address: 'ada@example.org', isVerified: true, pending: null } as const;
  render(
    <QueryClientProvider client={createQueryClient()}>
      <SecurityCallsProvider value={calls}>
        <StepUpProvider>
          <ChangeContactForm
            facts={facts}
            onClose={() => {
              isClosed = true;
            }}
          />
        </StepUpProvider>
      </SecurityCallsProvider>
    </QueryClientProvider>,
  );
  const field = screen.getByLabelText('New email address');
  const enter = (address: string) => {
    fireEvent.change(field, { target: { value: address } });
    fireEvent.click(screen.getByRole('button', { name: 'Send codes' }));
  };
  enter(' Ada@Example.org ');
  expect(await screen.findByText('You use this one already. Enter another one.')).toBeTruthy();
  expect(document.activeElement).toBe(field);
  expect([asked, isClosed]).toEqual([[], false]);
  enter('lovelace@example.org');
  await waitFor(() => expect(asked).toEqual([['email', 'lovelace@example.org']]));
});
