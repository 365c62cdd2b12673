import { describe, expect, it } from 'vitest';

import { personKey } from '../../contract/person-key.ts';
import type { WrittenRegistration } from '../../contract/written-registration.ts';
import { writtenNetwork } from './written-network.ts';

const names = { business: 'This business', you: 'You' };
type Holder = WrittenRegistration['holders'][number];
const holder = (at: number, part: Partial<Holder>): Holder => ({
  at: String(at),
  kind: 'person',
  name: `Holder ${at}`,
  born: '',
  number: '',
  shares: 0,
  second: 0,
  ...part,
});
const written = (part: Partial<WrittenRegistration>): WrittenRegistration => ({
  name: '',
  jurisdiction: 'IT',
  type: undefined,
  hasNamePaper: false,
  street: '',
  town: '',
  postcode: '',
  activities: [],
  born: '',
  directors: [],
  shares: 100,
  nominalMinor: 1n,
  ownShares: 60,
  second: undefined,
  holders: [],
  ...part,
});

describe('the network of a business that is being written', () => {
  it('has the business and the person who writes, under general names until they have others', () => {
    const { subject, nodes, is_cut } = writtenNetwork(written({}), new Map(), names);
    const none = { number: null, slug: null, born_month: null };
    expect([subject, is_cut]).toEqual(['written', false]);
    expect(nodes).toEqual([
      { ...none, id: 'written', kind: 'business', name: 'This business' },
      { ...none, id: 'you', kind: 'person', name: 'You' },
    ]);
    const named = writtenNetwork(written({ name: 'Harbour', born: '1990-05-17' }), new Map(), names);
    expect(named.nodes.map(({ name, born_month: month }) => [name, month])).toEqual([
      ['Harbour', null],
      ['You', '1990-05'],
    ]);
  });

  it('counts the shares of each holder in each class, with its votes', () => {
    const network = writtenNetwork(
      written({
        holders: [holder(1, { shares: 40, second: 30 })],
        second: { shares: 50, nominalMinor: 1n, votes: 3, ownShares: 20 },
      }),
      new Map(),
      names,
    );
    expect(network.edges).toEqual([
      { owner: 'you', owned: 'written', shares: '8/15', votes: '12/25' },
      { owner: 'holder 1', owned: 'written', shares: '7/15', votes: '13/25' },
    ]);
  });

  it('takes two holders for one person where name and month of birth are the same, and for one business by its number', () => {
    const ids = (...holders: readonly Holder[]) =>
      writtenNetwork(written({ holders: [...holders] }), new Map(), names)
        .nodes.slice(2)
        .map(({ id }) => id);
    const bao = { name: 'Bao Lin', born: '1980-01-02' };
    const key = personKey('Bao Lin', '1980-01');
    expect(ids(holder(1, bao), holder(2, { ...bao, born: '1980-01-30' }))).toEqual([key]);
    expect(ids(holder(1, bao), holder(2, { ...bao, born: '' }))).toEqual([key, 'holder 2']);
    const firm = { kind: 'business', number: 'JVRIT0000042X' } as const;
    expect(ids(holder(1, firm), holder(2, firm))).toEqual(['JVRIT0000042X']);
  });

  it('goes on behind a business of the register that holds shares, each way once', () => {
    const known = (is_cut: boolean, owner: string) => ({
      subject: 'n1',
      is_cut,
      nodes: [
        { id: 'n1', kind: 'business' as const, name: 'Firm', number: 'A1', slug: 'firm', born_month: null },
        { id: 'n2', kind: 'person' as const, name: owner, number: null, slug: null, born_month: '1970-02' },
      ],
      edges: [{ owner: 'n2', owned: 'n1', shares: '1', votes: '1' }],
    });
    const holders = [holder(1, { kind: 'business', name: 'Firm', number: 'A1', shares: 40 })];
    const network = writtenNetwork(
      written({ holders }),
      new Map([
        ['A1', known(false, 'Eda')],
        ['B2', known(true, 'Eda')],
      ]),
      names,
    );
    expect(network.is_cut).toBe(true);
    expect(network.nodes.map(({ id }) => id)).toEqual(['written', 'you', 'A1', personKey('Eda', '1970-02')]);
    expect(network.edges.map(({ owner, owned }) => `${owner} ${owned}`)).toEqual([
      'you written',
      'A1 written',
      `${personKey('Eda', '1970-02')} A1`,
    ]);
    expect(writtenNetwork(written({ holders }), new Map([['A1', known(false, 'Eda')]]), names).is_cut).toBe(
      false,
    );
  });
});
