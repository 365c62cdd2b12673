import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { saidBy } from './said.ts';

afterEach(cleanup);

it('a page is told line by line, as a reader has it', () => {
  const { container } = render(
    <main>
      <h1>Send money</h1>
      <p>
        To <b>Ann</b>, <a href="/wallet">from your wallet</a>
      </p>
      <p hidden>Not yet</p>
      <label>
        Amount <input type="text" defaultValue="12" aria-invalid required />
      </label>
      <select defaultValue="EUR">
        <option>JVD</option>
        <option>EUR</option>
      </select>
      <input type="checkbox" defaultChecked />
      <img alt="A code" />
      <button disabled aria-label="Send it now">
        Send
      </button>
      <p role="alert">No money moved.</p>
    </main>,
  );
  expect(saidBy(container)).toEqual([
    '# Send money',
    'To Ann, [from your wallet](/wallet)',
    'Amount',
    'text "12" {invalid=true required}',
    'select "EUR" of 2',
    'checkbox chosen',
    'image A code',
    '<Send> "Send it now" {disabled}',
    'No money moved. {role=alert}',
  ]);
});

it('a drawing is told by its shapes and a bar by its width, an icon not at all', () => {
  const linesOf = (width: number) => {
    const { container } = render(
      <main>
        <svg viewBox="0 0 24 24">
          <path d="M0 0h24" />
        </svg>
        <svg viewBox="0 0 100 10" aria-label="What was paid">
          <rect x="0" y="0" width={width} height="10" className="a" />
          <text>12</text>
        </svg>
        <p style={{ width: `${width}%` }}>Paid</p>
      </main>,
    );
    return saidBy(container);
  };
  const [drawing, bar] = linesOf(40);
  expect(drawing).toMatch(/^drawing [0-9a-f]{8} "What was paid"$/);
  expect(bar).toBe('Paid {style=width: 40%}');
  cleanup();
  expect(linesOf(40)[0]).toBe(drawing);
  cleanup();
  expect(linesOf(41)[0]).not.toBe(drawing);
});
