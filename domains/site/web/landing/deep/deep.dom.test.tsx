import '@egcr/app-web/domains';
import { LanguageProvider } from '@egcr/web-kit/i18n.tsx';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Deep } from './deep.tsx';

const counted = {
  people: 1284,
  transfers_today: 312,
  currencies: 10,
  languages: 10,
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
  render(
    <LanguageProvider initial={{ language: 'en', locale: 'en-GB' }}>
      <Deep />
    </LanguageProvider>,
  );
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
    expect(part('Voices').getByText(/^Illustrations: no one has said these words yet/)).toBeDefined();
    expect(part('A peace agreement between economies').getByText(/No state has signed it yet/)).toBeDefined();
    expect(part('Wealth funds').getByText(/EGCR is not a licensed bank/)).toBeDefined();
  });

  it('tells in a table what is drawn', async () => {
    await showDeep();
    const gateway = part('A payment gateway that picks the way');
    const table = within(gateway.getByRole('table', { hidden: true }));
    expect(table.getByRole('row', { name: /Inside EGCR at once no fee/, hidden: true })).toBeDefined();
  });
});
