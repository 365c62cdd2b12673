import { prepareSlots, Slot as Place, SlotProvider } from '@egcr/web-kit/slots.tsx';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { slots } from './signed-in.ts';

const LANDLORD = '01990000-0000-7000-8000-000000000001';
const OTHER = '01990000-0000-7000-8000-000000000002';

let kept: Map<string, string>;
let asked: string[];

beforeEach(() => {
  kept = new Map();
  asked = [];
  vi.stubGlobal('fetch', async (url: string, init: { readonly method: string; readonly body: string }) => {
    const [about = ''] = url.split('/').slice(4);
    const method = init.method;
    asked.push(`${method} ${about}`);
    const changed_at = '2026-11-24T09:00:00.000Z';
    if (method === 'DELETE') kept.delete(about);
    if (method === 'PUT') {
      const { text }: { text: string } = JSON.parse(init.body);
      kept.set(about, text);
      return Response.json({ about, text, changed_at });
    }
    if (method === 'DELETE') return new Response(null, { status: 204 });
    return Response.json({
      items: [...kept].map(([person, text]) => ({ about: person, text, changed_at })),
    });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(about: string) {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <SlotProvider slots={prepareSlots([slots])}>
        <Place name="wallet.party" about={about} />
      </SlotProvider>
    </QueryClientProvider>,
  );
}

describe('a private note at a payee', () => {
  it('is shown, changed, and deleted by leaving it empty', async () => {
    kept.set(LANDLORD, 'Rent on the 1st');
    show(LANDLORD);
    await screen.findByText('Rent on the 1st');
    const person = userEvent.setup();
    await person.click(screen.getByRole('button', { name: 'Edit note' }));
    const field = await screen.findByRole('textbox', { name: 'Your note' });
    await person.clear(field);
    await person.type(field, 'Moved');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Moved');
    await person.click(screen.getByRole('button', { name: 'Edit note' }));
    await person.clear(await screen.findByRole('textbox', { name: 'Your note' }));
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('button', { name: 'Add a note about this person' });
    expect(kept.size).toBe(0);
  });

  it('is not that about another person', async () => {
    kept.set(OTHER, 'Rent on the 1st');
    show(LANDLORD);
    await screen.findByRole('button', { name: 'Add a note about this person' });
    expect(screen.queryByText('Rent on the 1st')).toBeNull();
  });

  it('asks for a text before it sends a new one', async () => {
    show(LANDLORD);
    const person = userEvent.setup();
    await person.click(await screen.findByRole('button', { name: 'Add a note about this person' }));
    await person.click(await screen.findByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Your note' }).getAttribute('aria-invalid')).toBe('true'),
    );
    expect(asked).toEqual(['GET ']);
  });
});
