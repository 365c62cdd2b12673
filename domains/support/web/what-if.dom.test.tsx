import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';

import { WhatIf } from './what-if.tsx';

afterEach(cleanup);

const lines = () =>
  [...document.querySelectorAll('dl > div')].map(({ textContent }) =>
    (textContent ?? '').replaceAll(' ', ' '),
  );

describe('what if I earn X', () => {
  it('says a week without earnings in two lines, and every step of one with earnings', async () => {
    render(<WhatIf benefitMinor={12_000n} owedMinor={5_000n} policyVersion={1} />);
    expect(lines()).toHaveLength(4);
    await userEvent.type(screen.getByRole('textbox'), '90');
    expect(lines()).toHaveLength(8);
    expect(lines().at(-1)).toContain('81.00');
    expect(lines().join(' ')).toContain('30.00');
  });

  it('says what is wrong with a text that is no amount', async () => {
    render(<WhatIf benefitMinor={12_000n} owedMinor={0n} policyVersion={1} />);
    await userEvent.type(screen.getByRole('textbox'), '-5');
    expect(screen.getByText('Enter what you earned: an amount of 0 or more.')).toBeDefined();
    expect(lines()).toEqual([]);
  });
});
