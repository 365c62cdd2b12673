import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { LineChart } from './line-chart.tsx';

const points = [3, 1, 2].map((value, day) => ({
  at_ms: Date.UTC(2026, 0, day + 1),
  value,
  label: `${day + 1} January`,
  text: `0.${value}0`,
}));

beforeEach(() =>
  render(
    <LineChart
      points={points}
      unit="USD"
      axisText={(value) => value.toFixed(1)}
      ends={['1 Jan', '3 Jan']}
      caption="JVD in USD"
      labelHeader="When"
      valueHeader="USD"
      tableLabel="Figures"
    />,
  ),
);
afterEach(cleanup);

describe('a line chart', () => {
  it('says its last figure to begin with, and others as the arrow keys go along the line', () => {
    const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'JVD in USD' });
    expect(slider.getAttribute('aria-valuetext')).toBe('0.20 USD, 3 January');
    fireEvent.change(slider, { target: { value: '0' } });
    expect(slider.getAttribute('aria-valuetext')).toBe('0.30 USD, 1 January');
    expect(screen.getByText('0.30 USD')).toBeDefined();
    fireEvent.blur(slider);
    expect(screen.getByText('1 Jan')).toBeDefined();
  });

  it('has a table with all figures behind it, the newest first', () => {
    const rows = within(screen.getByRole('table', { name: 'JVD in USD', hidden: true }));
    const names = rows.getAllByRole('rowheader', { hidden: true }).map(({ textContent }) => textContent);
    expect(names).toEqual(['3 January', '2 January', '1 January']);
  });

  it('has an axis of round values', () => {
    for (const text of ['1.0', '1.5', '2.0', '2.5', '3.0'])
      expect(screen.getAllByText(text).length).toBeGreaterThan(0);
  });
});
