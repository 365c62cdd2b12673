import { describe, expect, it } from 'vitest';

import { parse } from './parse-statements.ts';
import { readStatements } from './read-statements.ts';

const statement = (recordType: string, recordId: string, details: object) => ({
  statementId: `${recordType} ${recordId}`.padEnd(32, '.'),
  statementDate: '2026-01-01',
  declarationSubject: 'firm',
  recordId,
  recordType,
  recordDetails: { isComponent: false, ...details },
});
const business = (id: string, name?: string) =>
  statement('entity', id, { entityType: { type: 'registeredEntity' }, name });
const person = (id: string, more: object = {}) =>
  statement('person', id, { personType: 'knownPerson', ...more });
const holding = (id: string, details: object) =>
  statement('relationship', id, { subject: 'firm', interestedParty: 'ann', ...details });
const shares = (share: object, more: object = {}) => ({ type: 'shareholding', share, ...more });
const votes = (share: object, more: object = {}) => ({ type: 'votingRights', share, ...more });

const firm = business('firm', 'Firm');
const ann = person('ann', { names: [{ fullName: 'Ann' }] });

describe('who owns what, read from statements', () => {
  it('names each business and each person, with the month of birth where it is known', () => {
    const { faults, network } = readStatements([
      firm,
      business('unnamed'),
      person('ann', { names: [{ fullName: 'Ann' }, { fullName: 'Other' }], birthDate: '1985-02-03' }),
      person('bob', { names: [], birthDate: '1985-02' }),
      person('cem', { birthDate: '1985' }),
    ]);
    expect(faults).toEqual([]);
    const none = { born_month: null, number: null, slug: null };
    expect(network).toEqual({
      subject: 'firm',
      is_cut: false,
      nodes: [
        { ...none, id: 'firm', kind: 'business', name: 'Firm' },
        { ...none, id: 'unnamed', kind: 'business', name: '' },
        { ...none, id: 'ann', kind: 'person', name: 'Ann', born_month: '1985-02' },
        { ...none, id: 'bob', kind: 'person', name: '', born_month: '1985-02' },
        { ...none, id: 'cem', kind: 'person', name: '' },
      ],
      edges: [],
    });
  });

  it.each<[string, readonly object[], object | undefined]>([
    [
      'counts shares and votes apart',
      [shares({ exact: 25 }), votes({ exact: 10 })],
      { shares: '1/4', votes: '1/10' },
    ],
    ['counts votes alone', [votes({ exact: 10 })], { shares: '0', votes: '1/10' }],
    [
      'counts several of a kind together',
      [shares({ exact: 25 }), shares({ exact: 12.5 })],
      { shares: '3/8', votes: '0' },
    ],
    [
      'counts a range as its lower end',
      [shares({ minimum: 20, maximum: 30 })],
      { shares: '1/5', votes: '0' },
    ],
    [
      'prefers what is exact to its range',
      [shares({ exact: 40, minimum: 20 })],
      { shares: '2/5', votes: '0' },
    ],
    ['reads the whole', [shares({ exact: 100 })], { shares: '1', votes: '0' }],
    [
      'counts what is direct, or not known to be indirect',
      [
        shares({ exact: 1 }, { directOrIndirect: 'direct' }),
        shares({ exact: 2 }, { directOrIndirect: 'unknown' }),
        shares({ exact: 4 }, { directOrIndirect: 'indirect' }),
      ],
      { shares: '3/100', votes: '0' },
    ],
    [
      'passes over what is held through others',
      [shares({ exact: 4 }, { directOrIndirect: 'indirect' })],
      undefined,
    ],
    ['passes over other interests', [{ type: 'boardChair', share: { exact: 50 } }], undefined],
    ['passes over an interest without a share', [{ type: 'shareholding' }, votes({ maximum: 9 })], undefined],
    ['passes over nothing at all', [], undefined],
  ])('%s', (_, interests, edge) => {
    const { faults, network } = readStatements([firm, ann, holding('one', { interests })]);
    expect(faults).toEqual([]);
    expect(network?.edges).toEqual(edge === undefined ? [] : [{ owner: 'ann', owned: 'firm', ...edge }]);
  });

  it('adds up the shares that an owner holds in one business, and counts each owner separately', () => {
    const { network } = readStatements([
      firm,
      business('other'),
      ann,
      person('bob'),
      holding('1', { interests: [shares({ exact: 10 }), votes({ exact: 1 })] }),
      holding('2', { interestedParty: 'bob', interests: [shares({ exact: 5 })] }),
      holding('3', { interests: [shares({ exact: 20 }), votes({ exact: 2 })] }),
      holding('4', { subject: 'other', interests: [shares({ exact: 7 })] }),
      holding('5', {}),
    ]);
    expect(network?.edges).toEqual([
      { owner: 'ann', owned: 'firm', shares: '3/10', votes: '3/100' },
      { owner: 'bob', owned: 'firm', shares: '1/20', votes: '0' },
      { owner: 'ann', owned: 'other', shares: '7/100', votes: '0' },
    ]);
  });

  it('reads a side that nobody names as no holding, and as no fault', () => {
    const unknown = { reason: 'noBeneficialOwners' };
    const interests = [shares({ exact: 50 })];
    const { faults, network } = readStatements([
      firm,
      ann,
      holding('1', { interestedParty: unknown, interests }),
      holding('2', { subject: unknown, interests }),
    ]);
    expect([faults, network?.edges]).toEqual([[], []]);
  });

  it.each<[string, readonly unknown[], readonly object[]]>([
    [
      'a side that is not among them',
      [firm, holding('1', { subject: 'gone', interestedParty: 'gone too' })],
      [
        { path: '[1].recordDetails.subject', code: 'no_such_record' },
        { path: '[1].recordDetails.interestedParty', code: 'no_such_record' },
      ],
    ],
    [
      'a person who is owned',
      [firm, ann, holding('1', { subject: 'ann', interestedParty: 'firm' })],
      [{ path: '[2].recordDetails.subject', code: 'no_entity' }],
    ],
    [
      'a relationship as a side',
      [firm, ann, holding('1', {}), holding('2', { interestedParty: '1' })],
      [{ path: '[3].recordDetails.interestedParty', code: 'no_such_record' }],
    ],
    ['the same statement twice', [firm, ann, firm], [{ path: '[2].statementId', code: 'repeated' }]],
    [
      'a subject that is not among them',
      [business('other')],
      [{ path: '[0].declarationSubject', code: 'no_subject' }],
    ],
    [
      'a subject that is a person',
      [person('firm')],
      [{ path: '[0].declarationSubject', code: 'no_subject' }],
    ],
    ['a number too many', [firm, 7], [{ path: '[1]', code: 'not_valid' }]],
    [
      'more shares than the whole, by a millionth',
      [
        firm,
        ann,
        holding('1', { interests: [shares({ exact: 50 })] }),
        holding('2', { interests: [shares({ exact: 50.000001 })] }),
        person('bob'),
      ],
      [{ path: '[3].recordDetails.interests', code: 'over_whole' }],
    ],
    [
      'more votes than the whole',
      [
        firm,
        business('other'),
        ann,
        holding('1', { interests: [votes({ exact: 60 })] }),
        holding('2', { interests: [votes({ exact: 60 })] }),
        holding('3', { subject: 'other', interests: [votes({ exact: 100 })] }),
      ],
      [{ path: '[4].recordDetails.interests', code: 'over_whole' }],
    ],
  ])('refuses %s, with its path, and shows no network', (_, given, faults) => {
    expect(readStatements(given)).toEqual({ faults, network: undefined });
  });

  it('says once what a statement lacks, and nothing of a subject beside other faults', () => {
    const { faults } = readStatements([{ ...business('other'), recordId: 7 }]);
    expect(faults).toEqual([{ path: '[0].recordId', code: 'not_valid' }]);
  });

  it('names five hundred faults and leaves the others for the next time', () => {
    const wrong = {
      ...ann,
      recordDetails: { ...ann.recordDetails, names: Array.from({ length: 501 }, () => 1) },
    };
    for (const given of [[wrong], Array.from({ length: 501 }, () => 1)])
      expect(readStatements(given).faults).toHaveLength(500);
  });
});

describe('the people behind a business', () => {
  const read = (exact: number) =>
    parse(
      JSON.stringify({
        statements: [firm, ann, holding('1', { interests: [shares({ exact })] })],
        jurisdiction: 'IT',
      }),
    );

  it('are named above the threshold of its country', () => {
    expect(read(60).owners).toMatchObject([{ node: 'ann' }]);
    expect(read(5).owners).toEqual([]);
  });

  it('are not looked for where the statements have faults', () => {
    const { faults, network, owners } = parse(JSON.stringify({ statements: [ann], jurisdiction: 'IT' }));
    expect([faults.length, network, owners]).toEqual([1, undefined, []]);
  });
});
