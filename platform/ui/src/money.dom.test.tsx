import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { LocaleProvider } from './locale.tsx';
import { Money } from './money.tsx';

afterEach(cleanup);

const amount = { value: '123450', assetCode: 'JVD', assetScale: 2 };

it('prints an amount in the language of the page, apart from the direction of its words', () => {
  render(
    <LocaleProvider locale="de">
      <Money amount={amount} />
    </LocaleProvider>,
  );
  expect(screen.getByText(/1\.234,50\sɈ/).tagName).toBe('BDI');
});

it('reads the same large as small', () => {
  const { container } = render(<Money amount={amount} size="display" />);
  expect(container.textContent).toBe('Ɉ1,234.50');
});

it('reads the same in a line that may be too narrow for it, with its sign and colour', () => {
  const { container } = render(<Money amount={amount} isSigned tone="flow" size="fit-line" />);
  expect(container.textContent).toBe('+Ɉ1,234.50');
  expect(container.querySelector('.text-ok bdi')).not.toBeNull();
});

it('keeps a hidden amount out of the page', () => {
  const { container } = render(<Money amount={amount} concealedLabel="Amount hidden" />);
  expect(container.textContent).toContain('Amount hidden');
  expect(container.innerHTML).not.toMatch(/1,?234/);
});
