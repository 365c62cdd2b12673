import type { RuleReplay } from '@egcr/payments/contract';
import { AnsweringServer, closeShown, openShown } from '@egcr/web-kit/testing/answering-server.tsx';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { ReplayCard } from './replay-card.tsx';

const usd = (value: string) => ({ value, assetCode: 'USD', assetScale: 2 });
const replay: RuleReplay = {
  from: '2026-11-01T00:00:00.000Z',
  payments: 1200,
  is_whole: true,
  has_samples: false,
  matched: 300,
  moved: 200,
  without_way: 7,
  rails: [
    { rail: 'card_x', before: 400, after: 100 },
    { rail: 'card_y', before: 0, after: 300 },
  ],
  costs: [{ asset: 'USD', before: usd('12345'), after: usd('9900') }],
};

let server: AnsweringServer;
beforeEach(() => {
  server = new AnsweringServer();
});
afterEach(() => closeShown(server));
const open = (changed: Partial<RuleReplay> = {}) =>
  openShown(() => <ReplayCard replay={{ ...replay, ...changed }} />);
const rowsOf = (caption: string) =>
  [...screen.getByRole('table', { name: caption }).querySelectorAll('tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );

describe('what the last month would have cost with a rule [SYS-02]', () => {
  it('is told in figures, by rail with bars of the same measure, and by currency', async () => {
    await open();
    const figures = ['Payments', 'The rule fits', 'Over another rail', 'Would be refused'].map(
      (label) => screen.getByText(label).parentElement?.textContent,
    );
    expect(figures).toEqual([
      expect.stringContaining('1,200'),
      expect.stringContaining('300'),
      expect.stringContaining('200'),
      expect.stringContaining('7'),
    ]);
    expect(rowsOf('Payments by rail')).toEqual([
      ['Rail', 'Before', 'With this rule'],
      [expect.any(String), '400', '100'],
      [expect.any(String), '0', '300'],
    ]);
    expect(rowsOf('What rails take')).toEqual([
      ['Currency', 'Before', 'With this rule'],
      ['USD', '$123.45', '$99.00'],
    ]);
    const bars = [...document.querySelectorAll('svg rect + rect')].map((bar) => [
      bar.getAttribute('width'),
      bar.getAttribute('class'),
    ]);
    expect(bars).toEqual([
      ['100%', 'fill-line-strong'],
      ['25%', 'fill-viz-1'],
      ['0%', 'fill-line-strong'],
      ['75%', 'fill-viz-1'],
    ]);
    expect(screen.queryByText(/^These are your newest/)).toBeNull();
    expect(screen.queryByText(/sample/i)).toBeNull();
  });

  it('says that only the newest were decided again, and leaves out costs that are unknown', async () => {
    await open({ is_whole: false, costs: [], rails: [{ rail: 'card_x', before: 0, after: 0 }] });
    expect(screen.getByText(/^These are your newest [\d,]+ payments\.$/)).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'What rails take' })).toBeNull();
    expect([...document.querySelectorAll('svg rect + rect')].map((bar) => bar.getAttribute('width'))).toEqual(
      ['0%', '0%'],
    );
  });

  it('is one sentence where there was no payment, also where samples are among them', async () => {
    await open({ payments: 0, has_samples: true });
    expect(screen.getByText('No payments in the last 30 days to decide again.')).toBeDefined();
    expect(screen.getByText(/sample/i)).toBeDefined();
    expect(screen.queryByText('The rule fits')).toBeNull();
    expect(screen.queryByRole('table')).toBeNull();
  });
});
