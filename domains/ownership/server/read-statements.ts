import type { OwnershipEdge, OwnershipNetwork, OwnershipNode } from '@egcr/registry/contract';
import { Fraction } from 'fraction.js';

import { shareOf } from './interest-share.ts';
import { bodsStatement, type ReadStatement } from './statement-shapes.ts';

/** What is wrong with a statement, and where: `[3].recordDetails.interests[0].share.exact`. */
export interface StatementFault {
  readonly path: string;
  readonly code: 'not_valid' | 'repeated' | 'no_such_record' | 'no_entity' | 'no_subject' | 'over_whole';
}

interface Found {
  readonly at: number;
  readonly statement: ReadStatement;
}
type Relationship = Extract<ReadStatement, { recordType: 'relationship' }>;
interface FoundRelationship {
  readonly at: number;
  readonly statement: Relationship;
}

/** So many faults are named; the others are found when these are mended. */
const FAULTS_MAX = 500;

/** Reads statements of BODS 0.4 as a network of owners. Every fault is named with its path; with one there is no network. */
export function readStatements(given: readonly unknown[]): {
  readonly faults: readonly StatementFault[];
  readonly network: OwnershipNetwork | undefined;
} {
  const faults: StatementFault[] = [];
  const found = given.flatMap((each, at): readonly Found[] => {
    const { success, data, error } = bodsStatement.safeParse(each);
    if (success) return [{ at, statement: data }];
    for (const { path } of error.issues.slice(0, FAULTS_MAX))
      faults.push({ path: pathOf(at, path), code: 'not_valid' });
    return [];
  });
  const seen = new Set<string>();
  for (const { at, statement } of found) {
    if (seen.has(statement.statementId)) faults.push({ path: pathOf(at, ['statementId']), code: 'repeated' });
    seen.add(statement.statementId);
  }
  const records = new Map(
    found.flatMap(({ statement }) =>
      statement.recordType === 'relationship' ? [] : [[statement.recordId, statement] as const],
    ),
  );
  const relationships = found.flatMap(({ at, statement }): readonly FoundRelationship[] =>
    statement.recordType === 'relationship' ? [{ at, statement }] : [],
  );
  faults.push(...relationships.flatMap((each) => partyFaults(each, records)));
  const edges = relationships.flatMap(({ statement }) => edgesOf(statement));
  faults.push(...wholeFaults(relationships, edges));
  const [subject] = new Set(found.map(({ statement }) => statement.declarationSubject));
  const isNamed = subject !== undefined && records.get(subject)?.recordType === 'entity';
  if (!isNamed && faults.length === 0) faults.push({ path: '[0].declarationSubject', code: 'no_subject' });
  if (faults.length > 0 || subject === undefined)
    return { faults: faults.slice(0, FAULTS_MAX), network: undefined };
  return {
    faults,
    network: { subject, is_cut: false, nodes: [...records.values()].map(nodeOf), edges: summed(edges) },
  };
}

function pathOf(at: number, path: readonly PropertyKey[]): string {
  return `[${at}]${path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('')}`;
}

/** Both sides of a relationship are among the statements, and what is owned is an entity. */
function partyFaults(
  { at, statement: { recordDetails } }: FoundRelationship,
  records: ReadonlyMap<string, ReadStatement>,
): readonly StatementFault[] {
  const unknown = (['subject', 'interestedParty'] as const).filter((side) => {
    const party = recordDetails[side];
    return typeof party === 'string' && !records.has(party);
  });
  const owned = typeof recordDetails.subject === 'string' ? records.get(recordDetails.subject) : undefined;
  return [
    ...unknown.map((side) => ({
      path: pathOf(at, ['recordDetails', side]),
      code: 'no_such_record' as const,
    })),
    ...(owned?.recordType === 'person'
      ? [{ path: pathOf(at, ['recordDetails', 'subject']), code: 'no_entity' as const }]
      : []),
  ];
}

/** What is held directly. Indirect interests follow from these. */
function edgesOf({ recordDetails }: Relationship): readonly OwnershipEdge[] {
  const { subject: owned, interestedParty: owner, interests = [] } = recordDetails;
  if (typeof owned !== 'string' || typeof owner !== 'string') return [];
  const direct = interests.filter(({ directOrIndirect }) => directOrIndirect !== 'indirect');
  const part = (type: string) =>
    direct
      .filter((each) => each.type === type)
      .reduce((sum, { share }) => sum.add(shareOf(share) ?? 0), new Fraction(0))
      .toFraction();
  const edge = { owner, owned, shares: part('shareholding'), votes: part('votingRights') };
  return edge.shares === '0' && edge.votes === '0' ? [] : [edge];
}

/** Several relationships of the same two are one. */
function summed(edges: readonly OwnershipEdge[]): OwnershipEdge[] {
  return [...Map.groupBy(edges, ({ owner, owned }) => JSON.stringify([owner, owned])).values()].flatMap(
    (all) => {
      const [first] = all;
      const sum = (measure: 'shares' | 'votes') =>
        all.reduce((total, each) => total.add(each[measure]), new Fraction(0)).toFraction();
      return first === undefined ? [] : [{ ...first, shares: sum('shares'), votes: sum('votes') }];
    },
  );
}

/** No more than the whole of an entity is held. */
function wholeFaults(
  relationships: readonly FoundRelationship[],
  edges: readonly OwnershipEdge[],
): readonly StatementFault[] {
  return [...Map.groupBy(edges, ({ owned }) => owned)].flatMap(([owned, held]) => {
    const isOver = (['shares', 'votes'] as const).some((measure) =>
      held.reduce((sum, each) => sum.add(each[measure]), new Fraction(0)).gt(1),
    );
    const last = relationships.findLast(({ statement }) => statement.recordDetails.subject === owned);
    return isOver && last !== undefined
      ? [{ path: pathOf(last.at, ['recordDetails', 'interests']), code: 'over_whole' as const }]
      : [];
  });
}

function nodeOf(statement: ReadStatement): OwnershipNode {
  const none = { born_month: null, number: null, slug: null };
  if (statement.recordType === 'person') {
    const { names, birthDate } = statement.recordDetails;
    const month = birthDate !== undefined && birthDate.length >= 7 ? birthDate.slice(0, 7) : null;
    return {
      ...none,
      id: statement.recordId,
      kind: 'person',
      name: names?.[0]?.fullName ?? '',
      born_month: month,
    };
  }
  const name = statement.recordType === 'entity' ? (statement.recordDetails.name ?? '') : '';
  return { ...none, id: statement.recordId, kind: 'business', name };
}
