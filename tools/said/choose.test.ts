import { expect, it } from 'vitest';

import { chooseDraws, type Visit } from './choose.ts';

const faultsAt = new Map([
  ['list', 5],
  ['empty', 4],
  ['refused', 3],
  ['sent', 2],
  ['rare', 1],
]);
const visit = (screen: string, draw: number, ...marks: readonly string[]): Visit => ({ screen, draw, marks });

it('draws are kept that run what no draw before them runs, those that run most first', () => {
  const { draws, share } = chooseDraws(
    [
      visit('wallet', 1, 'list'),
      visit('wallet', 2, 'list'),
      visit('wallet', 3, 'list'),
      visit('wallet', 4, 'empty', 'refused'),
      visit('wallet', 5, 'empty', 'sent'),
      visit('wallet', 6, 'empty'),
    ],
    faultsAt,
  );
  expect(draws).toEqual({ wallet: [1, 4, 5] });
  expect(share).toBe(
    'parts with 14 of 15 possible faults run (5 with the first draws, 14 with all that were tried)',
  );
});

it('every screen is drawn three times, also where nothing is gained', () => {
  const visits = [1, 2, 3, 4, 5].map((draw) => visit('blog', draw, 'list', ...(draw === 5 ? ['rare'] : [])));
  expect(chooseDraws(visits, faultsAt).draws).toEqual({ blog: [1, 2, 3] });
});

it('what another screen runs already is no reason for a further draw', () => {
  const shared = [1, 2, 3, 4].map((draw) => visit('payees', draw, 'list', 'empty'));
  const { draws } = chooseDraws(
    [visit('wallet', 1, 'list', 'empty'), visit('wallet', 2), visit('wallet', 3), ...shared],
    faultsAt,
  );
  expect(draws).toEqual({ payees: [1, 2, 3], wallet: [1, 2, 3] });
});

it('no screen is drawn more often than twelve times', () => {
  const many = Array.from({ length: 20 }, (_, at) => visit('grants', at + 1, `part ${at}`));
  const { draws } = chooseDraws(many, new Map(many.map(({ marks: [mark = ''] }) => [mark, 10])));
  expect(draws['grants']).toHaveLength(12);
});
