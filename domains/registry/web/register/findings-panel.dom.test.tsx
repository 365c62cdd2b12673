import type { Answers } from '@egcr/forms/contract';
import { AnsweringServer, closeShown, openShown } from '@egcr/web-kit/testing/answering-server.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { checkNameCall } from '../../contract/index.ts';
import { registerNumber } from '../../contract/number-rules.ts';
import { FindingsPanel } from './findings-panel.tsx';

const NUMBER = registerNumber('IT', 42);
let server: AnsweringServer;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-15T12:00:00.000Z') });
  server = new AnsweringServer().replies(checkNameCall, { issue: null, near: [], sensitive: [] });
});
afterEach(() => {
  closeShown(server);
  vi.useRealTimers();
});

const right = { name: 'Harbour Bakery', jurisdiction: 'IT', type: 'private_company', born: '1990-05-17' };
const open = (answers: Answers) => openShown(() => <FindingsPanel answers={{ ...right, ...answers }} />);
const said = () => {
  const list = document.querySelector<HTMLElement>('ul[aria-live]');
  return within(list ?? document.body)
    .queryAllByRole('listitem')
    .map((item) => item.textContent);
};
const holder = (at: number, part: Readonly<Record<string, string | number>>) =>
  Object.fromEntries(Object.entries(part).map(([name, value]) => [`holder_${at}${name}`, value]));
const shared = { shares: 1000, share_value: '100', own_shares: 400 };
const second = { has_second: true, second_shares: 50, second_value: '100', second_votes: 2, own_second: 40 };
const ann = {
  has_holders: true,
  ...holder(1, { _kind: 'person', '': 'Ann Test', _born: '1980-01-01', _shares: 600 }),
};

describe('what stands beside a registration while it is written', () => {
  it('says that nothing would be refused, and that the name is free', async () => {
    await open({});
    expect(await screen.findByText('This name is free in the country.')).toBeDefined();
    expect(screen.getByText('Nothing so far would be refused.')).toBeDefined();
    expect(said()).toEqual(['This name is free in the country.']);
    expect(server.read).toEqual(['registry/names?name=Harbour+Bakery&jurisdiction=IT']);
    expect(screen.queryByText('Names close to it')).toBeNull();
  });

  it('says nothing of a name that is still too short to be asked about', async () => {
    await open({ name: ' A ' });
    expect(screen.getByText('Nothing so far would be refused.')).toBeDefined();
    expect([said(), server.read]).toEqual([[], []]);
  });

  it('says that the name is taken, and which others are near to it', async () => {
    server.replies(checkNameCall, {
      issue: 'taken',
      near: ['Harbour Bakery', 'Harbor Bakery'],
      sensitive: [],
    });
    await open({});
    expect(
      await screen.findByText('Another business in the country has this name. Choose a different one.'),
    ).toBeDefined();
    expect(screen.getByText('This would be refused:')).toBeDefined();
    expect(screen.queryByText('This name is free in the country.')).toBeNull();
    const near = screen.getByText('Harbor Bakery').closest('ul');
    expect(near?.textContent).toBe('Harbor Bakery');
  });

  it('names one that is near where the own one is free', async () => {
    server.replies(checkNameCall, { issue: null, near: ['Harbour Bakery', 'Harbor Bakery'], sensitive: [] });
    await open({});
    await screen.findByText('Names close to it');
    expect(screen.getByText('Harbor Bakery').closest('ul')?.textContent).toBe('Harbour BakeryHarbor Bakery');
  });

  it.each<readonly [string, Answers]>([
    ['The name is longer than 160 letters.', { name: 'a'.repeat(161) }],
    ['The name has hidden marks, or no letters.', { name: 'Harbour \u202EBakery' }],
    ['The name mixes alphabets. Use one.', { name: 'Harbour Пекарня' }],
    ['A protected word in the name needs a permission. Add the paper.', { name: 'Harbour Bank' }],
    ['The country doesn’t have this type of business.', { jurisdiction: 'JP', type: 'public_company' }],
    ['The address has hidden marks. Write it again.', { street: 'Via \u202E1' }],
    ['The address has hidden marks. Write it again.', { town: 'A\u202E' }],
    ['The address has hidden marks. Write it again.', { postcode: '1\u202E' }],
    ['A director is at least 18 years old.', { born: '2008-06-16' }],
    ['A director is at least 21 years old.', { jurisdiction: 'AE', born: '2008-06-16' }],
    ['The date of birth is too long ago.', { born: '1905-06-14' }],
    [
      'In this country each director confirms by their own account: enter their username.',
      { jurisdiction: 'GB', has_director_2: true, director_2: 'Ann Test', director_2_born: '1980-01-01' },
    ],
    [
      'The same director is there twice.',
      {
        has_director_2: true,
        director_2: 'Ann Test',
        director_2_born: '1980-01-01',
        has_director_3: true,
        director_3: 'Ann Test',
        director_3_born: '1980-01-09',
      },
    ],
    ['A holder has no shares.', { ...ann, holder_1_shares: 0 }],
    ['A date of birth is in the future.', { ...ann, holder_1_born: '2026-06-16' }],
    [
      'A register number has a typing error.',
      { ...ann, holder_1_kind: 'business', holder_1_number: 'JVRIT0000042?' },
    ],
    [
      'The same holder is there twice.',
      {
        ...ann,
        has_holder_2: true,
        ...holder(2, { _kind: 'person', '': 'Ann Test', _born: '1980-01-02', _shares: 5 }),
      },
    ],
    ['The holdings are 600 shares short of the total.', shared],
    ['The holdings are 1,400 shares more than the total.', { ...shared, own_shares: 2400 }],
    ['Shares of the second class without a holder: 10', { ...shared, ...ann, ...second }],
    [
      'Shares of the second class held beyond their number: 5',
      { ...shared, ...ann, ...second, own_second: 55 },
    ],
  ])('says: %s', async (sentence, answers) => {
    await open(answers);
    await waitFor(() => expect(server.read.length).toBeGreaterThan(0));
    expect(said()).toEqual([sentence]);
    expect(screen.getByText('This would be refused:')).toBeDefined();
  });

  it('says the same fault of several answers once, after a name that is taken', async () => {
    server.replies(checkNameCall, { issue: 'taken', near: [], sensitive: [] });
    await open({ street: 'Via \u202E1', town: 'A\u202E' });
    await waitFor(() =>
      expect(said()).toEqual([
        'Another business in the country has this name. Choose a different one.',
        'The address has hidden marks. Write it again.',
      ]),
    );
  });

  it('asks once for a business of the register that holds shares, and says where it is not there', async () => {
    await open({
      ...shared,
      ...ann,
      holder_1_kind: 'business',
      holder_1_number: NUMBER.toLowerCase(),
    });
    expect(await screen.findByText('No business in our register has this number.')).toBeDefined();
    expect(server.read.filter((path) => path.includes(NUMBER))).toHaveLength(1);
    expect(said()).toEqual(['No business in our register has this number.']);
  });
});
