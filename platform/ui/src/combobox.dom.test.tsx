import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Combobox } from './combobox.tsx';

const people = [
  { value: 'amara', label: 'Amara Diallo', hint: '@amara' },
  { value: 'bjork', label: 'Björk Þórsdóttir', hint: '@bjork' },
  { value: 'diana', label: 'Diana Amari', hint: '@diana' },
];

let chosen: (string | null)[] = [];

beforeEach(() => {
  chosen = [];
});
afterEach(cleanup);

function Form() {
  const [value, setValue] = useState<string | null>(null);
  function choose(next: string | null) {
    chosen.push(next);
    setValue(next);
  }
  return (
    <Combobox
      label="Who gets it?"
      options={people}
      value={value}
      onValueChange={choose}
      emptyLabel="Nobody by that name"
      openLabel="Open"
      clearLabel="Clear"
    />
  );
}

function input() {
  return screen.getByRole<HTMLInputElement>('combobox', { name: 'Who gets it?' });
}

function shown() {
  return screen.queryAllByRole('option').map((option) => option.textContent);
}

describe('a combobox', () => {
  it('finds by typing without marks and takes the first with Enter', async () => {
    render(<Form />);
    await userEvent.type(input(), 'bjor');
    expect(shown()).toEqual(['Björk Þórsdóttir@bjork']);
    expect(input().getAttribute('aria-activedescendant')).toBe(screen.getByRole('option').id);
    await userEvent.keyboard('{Enter}');
    expect(chosen).toEqual(['bjork']);
    expect(input().value).toBe('Björk Þórsdóttir');
    expect(input().getAttribute('aria-expanded')).toBe('false');
  });

  it('walks its list with the arrow keys, around the ends', async () => {
    render(<Form />);
    input().focus();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    expect(chosen).toEqual(['diana']);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(chosen).toEqual(['diana', 'amara']);
  });

  it('says when nothing matches, and puts the choice back on leaving', async () => {
    render(<Form />);
    await userEvent.type(input(), 'amara{Enter}');
    await userEvent.clear(input());
    await userEvent.type(input(), 'zzz');
    expect(screen.getByRole('status').textContent).toBe('Nobody by that name');
    await userEvent.tab();
    expect(input().value).toBe('Amara Diallo');
    expect(chosen).toEqual(['amara']);
  });

  it('opens by its arrow, takes a press, and is cleared by its cross', async () => {
    render(<Form />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(shown()).toHaveLength(3);
    await userEvent.click(screen.getByRole('option', { name: /Diana/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(chosen).toEqual(['diana', null]);
    expect(input().value).toBe('');
  });

  it('closes at Escape without choosing', async () => {
    render(<Form />);
    await userEvent.type(input(), 'dia{Escape}');
    expect(shown()).toEqual([]);
    expect(chosen).toEqual([]);
  });
});
