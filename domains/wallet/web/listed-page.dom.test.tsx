import { CallRefusal, CallUnreachable } from '@egcr/web-kit/call';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { ListedPage } from './listed-page.tsx';

afterEach(cleanup);

function show(error: unknown, data?: string) {
  let retries = 0;
  const refetch = async () => {
    retries += 1;
  };
  render(
    <ListedPage
      read={{ data, error, refetch }}
      list={{ href: '/wallet/history', title: 'All payments' }}
      said={{ loading: 'Loading', unread: 'The payment could not be read', missing: 'No such payment' }}
      waiting={<p>A receipt to come</p>}
    >
      {(payment) => <h1>{payment}</h1>}
    </ListedPage>,
  );
  return { retries: () => retries };
}

describe('a page about one thing of a list', () => {
  it.each(['not_found', 'validation_failed'])(
    'says that there is none after %s, and leads to the list',
    (code) => {
      show(new CallRefusal({ code, status: 404 }));
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No such payment');
      expect(screen.getByRole('link', { name: 'All payments' }).getAttribute('href')).toBe('/wallet/history');
      expect(screen.queryByRole('button')).toBeNull();
    },
  );

  it('says that it could not be read, and tries again', () => {
    const { retries } = show(new CallUnreachable(new Error('offline')));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The payment could not be read');
    fireEvent.click(screen.getByRole('button'));
    expect(retries()).toBe(1);
  });

  it('shows the shape of the page until it is read, then the page', () => {
    show(null);
    expect(screen.getByText('A receipt to come')).toBeDefined();
    cleanup();
    show(null, 'Lunch');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Lunch');
  });
});
