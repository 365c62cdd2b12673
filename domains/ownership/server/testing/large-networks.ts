import type { OwnershipNetwork } from '@egcr/registry/contract';

/** So many businesses as the register reads behind one, each held by four, as a registration can name. */
export function largestNetwork(name: string): OwnershipNetwork {
  const business = (at: number) => `business ${at}`;
  const all = Array.from({ length: 60 }, (_, at) => at);
  const people = all.flatMap((at) => [0, 1, 2].map((holder) => `person ${at} ${holder}`));
  const none = { born_month: null, number: null, slug: null };
  return {
    subject: business(0),
    is_cut: false,
    nodes: [
      ...all.map((at) => ({
        ...none,
        id: business(at),
        kind: 'business' as const,
        name,
        number: at === 0 ? 'JVRIT0000042X' : `JVRIT${String(1000 + at).padStart(7, '0')}X`,
      })),
      ...people.map((id, at) => ({
        ...none,
        id,
        kind: 'person' as const,
        name: `${name}${at}`,
        born_month: '1985-02',
      })),
    ],
    edges: all.flatMap((at) => [
      ...(at + 1 < all.length
        ? [{ owner: business(at + 1), owned: business(at), shares: '1/4', votes: '1/4' }]
        : []),
      ...[0, 1, 2].map((holder) => ({
        owner: `person ${at} ${holder}`,
        owned: business(at),
        shares: holder === 0 ? '1/12' : '1/3',
        votes: holder === 0 ? '1/12' : '1/3',
      })),
    ]),
  };
}

/** Statements of businesses that all own each other in shares of many digits: exact shares of these take minutes. */
export function tangledStatements(businesses: number): readonly unknown[] {
  const statement = (recordType: string, recordId: string, details: object) => ({
    statementId: `${recordType} ${recordId}`.padEnd(32, '.'),
    statementDate: '2026-01-01',
    declarationSubject: 'e0',
    recordId,
    recordType,
    recordDetails: { isComponent: false, ...details },
  });
  const holding = (owned: number, owner: string, exact: number) =>
    statement('relationship', `${owner}-e${owned}`, {
      subject: `e${owned}`,
      interestedParty: owner,
      interests: [{ type: 'shareholding', directOrIndirect: 'direct', share: { exact } }],
    });
  const all = Array.from({ length: businesses }, (_, at) => at);
  const steps = [1, 37, 101] as const;
  return [
    statement('person', 'p', { personType: 'knownPerson' }),
    ...all.map((at) => statement('entity', `e${at}`, { entityType: { type: 'legalEntity' } })),
    ...all.flatMap((at) =>
      steps.map((step) =>
        holding(at, `e${(at + step) % businesses}`, 20.123456789 + (at % 97) / 1_000_000_007),
      ),
    ),
    holding(0, 'p', 0.000000012345),
  ];
}
