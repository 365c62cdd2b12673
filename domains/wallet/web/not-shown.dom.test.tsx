import { CallRefusal, CallUnreachable } from '@egcr/web-kit/call';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { NotShown } from './not-shown.tsx';

afterEach(cleanup);

function show(error: unknown) {
  let retries = 0;
  render(
    <NotShown
      error={error}
      missing={{ title: 'No such payment', list: { href: '/wallet/history', title: 'All payments' } }}
      failedTitle="The payment could not be read"
      onRetry={() => {
        retries += 1;
      }}
    />,
  );
  return { retries: () => retries };
}

describe('a page about one thing that cannot be shown', () => {
  it('says that there is none, whether it is nobody’s or another person’s, and leads to the list', () => {
    show(new CallRefusal({ code: 'not_found', status: 404 }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No such payment');
    expect(screen.getByRole('link', { name: 'All payments' }).getAttribute('href')).toBe('/wallet/history');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says that it could not be read, and tries again', () => {
    const { retries } = show(new CallUnreachable(new Error('offline')));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The payment could not be read');
    fireEvent.click(screen.getByRole('button'));
    expect(retries()).toBe(1);
  });
});
