import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';

import { HideSamples } from './hide-samples.tsx';

afterEach(cleanup);

const real = { is_sample: false };
const sample = { is_sample: true };
const hide = () => screen.queryByRole('switch', { name: 'Hide samples' });

it('stands where a list shows samples, or where they were taken out of it', () => {
  const show = (items: readonly { is_sample: boolean }[], chosen?: 'hidden') => (
    <HideSamples sample={chosen} onChange={() => undefined} items={items} />
  );
  render(show([real]));
  expect(hide()).toBeNull();
  cleanup();
  render(show([real, sample]));
  expect(hide()).toHaveProperty('checked', false);
  cleanup();
  render(show([real], 'hidden'));
  expect(hide()).toHaveProperty('checked', true);
});

it('keeps its place and the focus while the list is read anew', async () => {
  function List() {
    const [chosen, setChosen] = useState<'hidden'>();
    // As a list that has not read the new choice yet.
    const [items, setItems] = useState<readonly { is_sample: boolean }[] | undefined>([sample]);
    const change = (next: 'hidden' | undefined) => {
      setChosen(next);
      setItems(undefined);
    };
    return <HideSamples sample={chosen} onChange={change} items={items} />;
  }
  render(<List />);
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(hide()).toHaveProperty('checked', true);
  await userEvent.keyboard(' ');
  expect(hide()).toHaveProperty('checked', false);
  expect(document.activeElement).toBe(hide());
});
