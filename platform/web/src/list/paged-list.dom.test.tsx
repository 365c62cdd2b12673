import type { Page } from '@egcr/contract/page';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { CallRefusal, CallUnreachable } from '../call-errors.ts';
import { PagedList } from './paged-list.tsx';
import { usePages, type PageAsked } from './use-pages.ts';

afterEach(cleanup);

type Answer = Page<string> | Error;

/** Opens a list whose pages answer one after the other; answers what was asked. */
function open(...answers: readonly Answer[]): readonly PageAsked[] {
  return openNarrowed(undefined, ...answers);
}

/** The same, while filters are set. */
function openNarrowed(
  onClear: (() => void) | undefined,
  ...answers: readonly Answer[]
): readonly PageAsked[] {
  const asked: PageAsked[] = [];
  const read = async (page: PageAsked) => {
    const answer = answers[asked.length];
    asked.push(page);
    if (answer instanceof Error || !answer) throw answer ?? new Error('nothing more to answer');
    return answer;
  };
  function List() {
    return (
      <PagedList
        pages={usePages(['things'], read)}
        label="Things"
        renderRow={(thing) => (
          <li key={thing}>
            <a href={`/things/${thing}`}>{thing}</a>
          </li>
        )}
        empty={<p>No things yet</p>}
        onClear={onClear}
        renderFailure={(error) => error instanceof CallRefusal && <p>Staff only</p>}
      />
    );
  }
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <List />
    </QueryClientProvider>,
  );
  return asked;
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('a list in pages', () => {
  it('shows that it is on its way, then its rows, and says how many', async () => {
    const asked = open({ items: ['a', 'b'], next: null });
    expect(screen.getByText('Loading')).toBeDefined();
    expect((await screen.findByRole('list', { name: 'Things' })).children).toHaveLength(2);
    expect(screen.getByRole('status').textContent).toBe('Shown: 2');
    expect(screen.queryByRole('button')).toBeNull();
    expect(asked).toEqual([{}]);
  });

  it('reads on after the last row, and puts the focus on the first new one', async () => {
    const asked = open({ items: ['a'], next: 'after-a' }, { items: ['b'], next: null });
    await press('Show more');
    const added = await screen.findByRole('link', { name: 'b' });
    expect(asked).toEqual([{}, { after: 'after-a' }]);
    expect(screen.getByRole('status').textContent).toBe('Shown: 2');
    await waitFor(() => expect(document.activeElement).toBe(added));
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('keeps its rows where the next page does not come, and tries again', async () => {
    open({ items: ['a'], next: 'x' }, new CallUnreachable('gone'), { items: ['b'], next: null });
    await press('Show more');
    expect(await screen.findByText(/couldn’t reach the server/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'a' })).toBeDefined();
    await press('Try again');
    expect(await screen.findByRole('link', { name: 'b' })).toBeDefined();
    expect(screen.queryByText(/couldn’t reach/)).toBeNull();
  });

  it('says of filters that leave nothing that they do, and clears them', async () => {
    const onClear = vi.fn<() => void>();
    openNarrowed(onClear, { items: [], next: null });
    expect(await screen.findByRole('heading', { name: 'Nothing matches these filters' })).toBeDefined();
    expect(screen.queryByText('No things yet')).toBeNull();
    await press('Show everything');
    expect(onClear).toHaveBeenCalledOnce();
  });

  it('shows its rows and no word of the filters while they leave some', async () => {
    openNarrowed(() => undefined, { items: ['a'], next: null });
    await screen.findByRole('list', { name: 'Things' });
    expect(screen.queryByText('Nothing matches these filters')).toBeNull();
  });

  it('says that there is nothing', async () => {
    open({ items: [], next: null });
    expect(await screen.findByText('No things yet')).toBeDefined();
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('says why it could not be read, and reads it again', async () => {
    open(new CallUnreachable('gone'), { items: ['a'], next: null });
    expect(await screen.findByText('This could not be loaded')).toBeDefined();
    await press('Try again');
    expect(await screen.findByRole('link', { name: 'a' })).toBeDefined();
  });

  it('leaves a refusal to the screen where the screen has a look for it', async () => {
    open(new CallRefusal({ code: 'role_required', status: 403 }));
    expect(await screen.findByText('Staff only')).toBeDefined();
  });
});
