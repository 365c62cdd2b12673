import '@egcr/app-web/domains';
import { LanguageProvider } from '@egcr/web-kit/i18n.tsx';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Deep } from './deep.tsx';

const usd = (value: string) => ({ value, assetCode: 'USD', assetScale: 2 });
const counted = {
  people: 1284,
  transfers_today: 312,
  currencies: 10,
  languages: 10,
  grants: { open: 4, committed: usd('0'), paid: usd('0') },
  sector_funds: { open: 16, committed: usd('1234500'), paid: usd('50000') },
  wealth_funds: { count: 2, net_assets: usd('98765400') },
  read_at: '2026-11-20T16:10:00.000Z',
};
let answer: () => Promise<Response>;

beforeEach(() => {
  answer = async () => Response.json(counted);
  vi.stubGlobal('fetch', () => answer());
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function showDeep() {
  // Parts wait for their texts: what suspends has to be awaited.
  await act(async () => {
    render(
      <LanguageProvider initial={{ language: 'en', locale: 'en-GB' }}>
        <Deep />
      </LanguageProvider>,
    );
  });
  await screen.findByRole('heading', { level: 2, name: 'Four doors, one catalogue' });
}

/** The part of the page under a heading. */
function part(name: string) {
  const section = screen.getByRole('heading', { level: 2, name }).closest('section');
  if (!section) throw new Error(`no part ${name}`);
  return within(section);
}

describe('the lower half of the front page', () => {
  it('has a part for each promise of the platform [HOME-16]', async () => {
    await showDeep();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Four doors, one catalogue',
      'Every service, and how far it is',
      'The platform, counted',
      'Grants, from a tool to a programme',
      'Debt, drawn to scale',
      'A payment gateway that picks the way',
      'Agents that work as a team',
      'EGCR in figures',
      'Sector development funds',
      'Wealth funds',
      'A peace agreement between economies',
      'Voices',
      'A billion people in work, and no honest debt without a way out.',
    ]);
  });

  it('prints the framework’s figures exactly, and calls them targets [HOME-15] [HOME-17]', async () => {
    await showDeep();
    const card = part('EGCR in figures');
    expect(card.getByText('Platform target')).toBeDefined();
    for (const figure of ['$1.29 (+0.16%)', '814.5B', '400T', '$1,051.71T', '240+'])
      expect(card.getByText(figure)).toBeDefined();
  });

  it.each([
    ['Grants, from a tool to a programme', ['$2K-$10K', '$10K-$1M', '$10K-$10M']],
    ['Debt, drawn to scale', ['$115T', '$320T']],
    ['Sector development funds', ['$46 Trillion']],
    ['Wealth funds', ['$10 million']],
    ['A billion people in work, and no honest debt without a way out.', ['1 billion', '830 million', '240+']],
  ])('labels the figures of “%s” as targets [HOME-17]', async (title, figures) => {
    await showDeep();
    const shown = part(title);
    expect(shown.getByText('Platform target')).toBeDefined();
    for (const figure of figures) expect(shown.getAllByText(figure).length).toBeGreaterThan(0);
  });

  it('counts beside the targets what is open, committed, paid and worth; and says where nothing but samples is there [HOME-16]', async () => {
    await showDeep();
    expect(await part('The platform, counted').findByText('1,284')).toBeDefined();
    const grants = part('Grants, from a tool to a programme');
    expect(grants.getByText('Nothing yet. Samples don’t count.')).toBeDefined();
    const sectors = part('Sector development funds');
    expect(sectors.getByText('16')).toBeDefined();
    expect(sectors.getByText('$12,345')).toBeDefined();
    expect(sectors.getByText('$500')).toBeDefined();
    expect(sectors.getByText('$46 Trillion')).toBeDefined();
    expect(part('Wealth funds').getByText('$987,654')).toBeDefined();
  });

  it('finds services by name and says of each whether it is open', async () => {
    await showDeep();
    const database = part('Every service, and how far it is');
    expect(database.getAllByRole('listitem')).toHaveLength(4);
    fireEvent.change(database.getByRole('searchbox', { name: 'Search services' }), {
      target: { value: 'debt' },
    });
    expect(database.getByRole('status').textContent).toBe('Services found: 1');
    const [debt] = database.getAllByRole('listitem');
    expect(debt?.textContent).toContain('Not open yet');
    expect(database.getByRole('link').getAttribute('href')).toBe('/debt-management');
    fireEvent.change(database.getByRole('searchbox'), { target: { value: 'zzz' } });
    expect(database.getByRole('status').textContent).toBe('No service matches. Try another word.');
    expect(database.queryAllByRole('listitem')).toEqual([]);
  });

  it('counts the platform live, and says when it was read', async () => {
    await showDeep();
    const stats = part('The platform, counted');
    expect(await stats.findByText('1,284')).toBeDefined();
    expect(stats.getByText('312')).toBeDefined();
    expect(stats.getByText(/^Read .*2026/)).toBeDefined();
  });

  it.each([
    ['refused', async () => Response.json({}, { status: 503 })],
    ['half', async () => Response.json({ ...counted, people: '1284' })],
    ['cut off', async () => Promise.reject(new TypeError('network'))],
  ])('says so where the count is %s, and guesses nothing', async (_how, given) => {
    answer = given;
    await showDeep();
    expect(
      await part('The platform, counted').findByText('We can’t reach the live figures right now.'),
    ).toBeDefined();
  });

  it('marks invented voices as illustrations, and says who has signed: nobody', async () => {
    await showDeep();
    expect(await part('Voices').findByText(/^Illustrations: no one has said these words yet/)).toBeDefined();
    expect(part('A peace agreement between economies').getByText(/No state has signed it yet/)).toBeDefined();
    expect(part('Wealth funds').getByText(/EGCR is not a licensed bank/)).toBeDefined();
  });

  it('asks the router for a route and shows what it answers, with the reason for each rail [HOME-07] [HOME-16]', async () => {
    await showDeep();
    const gateway = part('A payment gateway that picks the way');
    const amount = await gateway.findByRole('textbox', { name: 'Amount' });
    fireEvent.change(amount, { target: { value: 'much' } });
    fireEvent.click(gateway.getByRole('button', { name: 'Find the route' }));
    expect(gateway.getByText('Enter an amount from 0.01 to 1,000,000.')).toBeDefined();
    fireEvent.change(amount, { target: { value: '9,000.50' } });
    const asked = vi.fn<(path: string, init: { readonly body: string }) => void>();
    vi.stubGlobal('fetch', async (path: string, init: { readonly body: string }) => {
      asked(path, init);
      return Response.json(decision);
    });
    fireEvent.click(gateway.getByRole('button', { name: 'Find the route' }));
    expect(await gateway.findByText('It’s the only rail that can carry this payment.')).toBeDefined();
    const [path, init] = asked.mock.calls[0] ?? [];
    expect(path).toBe('/api/v1/routing/simulate');
    expect(JSON.parse(init?.body ?? '').payment).toMatchObject({
      amount: { value: '900050' },
      method: 'card',
    });
    const rails = gateway.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rails[0]).toBe('Cards, acquirer AChosen96% succeedcosts 1.42%');
    expect(rails[1]).toBe('Cards, acquirer BAmount too small or too large');
    expect(gateway.getByText(/^Rails, prices and success rates are examples/)).toBeDefined();
  });
});

const unweighed = {
  success_rate: null,
  success_key: null,
  real_outcomes: 0,
  breaker: null,
  is_eliminated: false,
  cost_bps: null,
  expected_value: null,
  path: null,
};

const decision = {
  chosen: 'card-a',
  reason: 'only_one',
  order: ['card-a'],
  candidates: [
    { ...unweighed, rail: 'card-b', removed_by: 'amount' },
    {
      ...unweighed,
      rail: 'card-a',
      removed_by: null,
      success_rate: '0.96',
      success_key: 'given',
      breaker: 'closed',
      cost_bps: '142.17',
      expected_value: '0.94635168',
    },
  ],
  rule: null,
  exploration: null,
  next: { action: 'try', rail: 'card-a', reason: 'first_attempt' },
  seed: '0',
  at: '2026-11-27T12:00:00.000Z',
};
