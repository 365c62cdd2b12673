import { createHash } from 'node:crypto';

import { measures, type BeneficialOwner, type OwnershipNetwork } from '@egcr/registry/contract';

import { fractionOf, interestShare } from './interest-share.ts';
import type { BodsStatement } from './statement-shapes.ts';

export interface ToWrite {
  readonly network: OwnershipNetwork;
  readonly owners: readonly BeneficialOwner[];
  /** Of the business whose owners these are. */
  readonly number: string;
  readonly jurisdiction: { readonly code: string; readonly name: string };
  /** YYYY-MM-DD. */
  readonly registeredOn: string;
  readonly today: string;
  readonly publicUrl: string;
}

const VERSION = '0.4';
const interestTypes = { shares: 'shareholding', votes: 'votingRights' } as const;

/** The owners of a business as statements of BODS 0.4: entities and people first, then who holds what, then who is a beneficial owner. */
export function writeStatements(given: ToWrite): readonly BodsStatement[] {
  const { network, owners, number } = given;
  const recordIds = new Map(
    network.nodes.map((node) => [
      node.id,
      node.number ?? `${number}-${hashOf(node.kind, node.name, node.born_month ?? '').slice(0, 16)}`,
    ]),
  );
  const idOf = (node: string) => recordIds.get(node) ?? node;
  const statement = statementOf(given);
  const parties = network.nodes.map((node) =>
    node.kind === 'person'
      ? statement('person', idOf(node.id), {
          isComponent: false,
          personType: 'knownPerson',
          names: [{ type: 'legal', fullName: node.name }],
          ...(node.born_month !== null && { birthDate: node.born_month }),
        })
      : statement('entity', idOf(node.id), {
          isComponent: false,
          entityType: { type: node.number === null ? 'legalEntity' : 'registeredEntity' },
          name: node.name,
          ...(node.number !== null && { identifiers: [{ id: node.number, schemeName: 'EGCR register' }] }),
          ...(node.id === network.subject && {
            jurisdiction: given.jurisdiction,
            foundingDate: given.registeredOn,
          }),
        }),
  );
  // Who is an owner by a direct holding alone is said there; others get a statement of their own.
  const isDirectOwner = (owner: BeneficialOwner) =>
    !owner.has_more && owner.paths.length === 1 && owner.paths[0]?.through.length === 0;
  const named = new Map(owners.filter(isDirectOwner).map((owner) => [owner.node, owner]));
  const relation = (
    key: string,
    { owner, owned, ...parts }: { owner: string; owned: string; shares: string; votes: string },
    how: { readonly directOrIndirect: 'direct' | 'indirect'; readonly isBeneficial: boolean },
  ) =>
    statement('relationship', `${number}-${hashOf(key, idOf(owner), idOf(owned)).slice(0, 16)}`, {
      isComponent: false,
      subject: idOf(owned),
      interestedParty: idOf(owner),
      interests: measures
        .filter((measure) => parts[measure] !== '0')
        .map((measure) => ({
          type: interestTypes[measure],
          directOrIndirect: how.directOrIndirect,
          beneficialOwnershipOrControl: how.isBeneficial,
          details: parts[measure],
          share: interestShare(fractionOf(parts[measure])),
        })),
    });
  return [
    ...parties,
    ...network.edges.map((edge) =>
      relation('direct', edge, {
        directOrIndirect: 'direct',
        isBeneficial: edge.owned === network.subject && named.has(edge.owner),
      }),
    ),
    ...owners
      .filter((owner) => !isDirectOwner(owner))
      .map((owner) =>
        relation(
          'whole',
          { owner: owner.node, owned: network.subject, shares: owner.shares, votes: owner.votes },
          { directOrIndirect: 'indirect', isBeneficial: true },
        ),
      ),
  ];
}

function hashOf(...parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

function statementOf({ number, registeredOn, today, publicUrl }: ToWrite) {
  return (
    recordType: BodsStatement['recordType'],
    recordId: string,
    recordDetails: BodsStatement['recordDetails'],
  ): BodsStatement => ({
    // The same words have the same id: what has not changed is the same statement.
    statementId: hashOf(number, recordType, recordId, JSON.stringify(recordDetails)),
    statementDate: registeredOn,
    declarationSubject: number,
    recordId,
    recordType,
    recordStatus: 'new',
    recordDetails,
    source: { type: ['selfDeclaration'], description: 'Declared to the register of EGCR' },
    publicationDetails: {
      publicationDate: today,
      bodsVersion: VERSION,
      publisher: { name: 'EGCR', url: publicUrl },
    },
  });
}
