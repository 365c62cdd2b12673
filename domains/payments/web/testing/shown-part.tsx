import { openShown } from '@egcr/web-kit/testing/answering-server.tsx';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';

/** Opens a page that has this part alone, under a heading. */
export async function showPart(part: ReactNode): Promise<void> {
  await openShown(() => (
    <>
      <h1>A page</h1>
      {part}
    </>
  ));
  await screen.findByRole('heading', { name: 'A page' });
}

/** What the buttons of the page say, in their order. */
export const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
