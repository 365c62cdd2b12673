import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { SearchField } from './search-field.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A list whose address follows one step later, as the router's does. */
function open(): readonly (string | undefined)[] {
  const asked: (string | undefined)[] = [];
  function List() {
    const [words, setWords] = useState<string>();
    return (
      <>
        <SearchField
          label="Search"
          words={words}
          onSearch={(next) => {
            asked.push(next);
            setTimeout(() => setWords(next), 50);
          }}
        />
        <button type="button" onClick={() => setWords(undefined)}>
          Clear
        </button>
      </>
    );
  }
  render(<List />);
  return asked;
}

const field = () => screen.getByLabelText<HTMLInputElement>('Search');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const wait = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));

it('asks once the typing rests, and not for each letter', async () => {
  const asked = open();
  type('c');
  await wait(100);
  type('co');
  await wait(100);
  type('cof');
  expect(asked).toEqual([]);
  await wait(300);
  expect(asked).toEqual(['cof']);
  await wait(50);
  expect(field().value).toBe('cof');
});

it('loses no letter that is typed while the list is asked', async () => {
  const asked = open();
  type('co');
  await wait(310);
  type('cof');
  await wait(60);
  expect(field().value).toBe('cof');
  await wait(300);
  expect(asked).toEqual(['co', 'cof']);
});

it('is empty once the filters are cleared, also while letters wait', async () => {
  const asked = open();
  type('cof');
  await wait(400);
  type('coff');
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(field().value).toBe('');
  await wait(400);
  expect(asked).toEqual(['cof']);
});

it('asks for everything again where it is emptied by hand', async () => {
  const asked = open();
  type('cof');
  await wait(400);
  type('');
  await wait(400);
  expect(asked).toEqual(['cof', undefined]);
});
