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
