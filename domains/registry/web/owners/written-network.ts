import type { WrittenRegistration } from '../../contract/index.ts';
import { directShares } from '../../contract/ownership/direct-shares.ts';
import type { OwnershipNetwork, OwnershipNode } from '../../contract/ownership/network.ts';
import { personKey } from '../../contract/person-key.ts';

interface Names {
  /** What the business is called until it has a name. */
  readonly business: string;
  readonly you: string;
}

/** The network of a business that is being written, with what the register knows of the businesses that hold it, by their numbers. */
export function writtenNetwork(
  written: WrittenRegistration,
  known: ReadonlyMap<string, OwnershipNetwork>,
  names: Names,
): OwnershipNetwork {
  const { holders, second, born } = written;
  const [subject, you] = ['written', 'you'];
  const month = (day: string) => (day === '' ? null : day.slice(0, 7));
  const nodes = new Map<string, OwnershipNode>();
  const keep = (id: string, node: Omit<OwnershipNode, 'id'>) => {
    if (!nodes.has(id)) nodes.set(id, { ...node, id });
    return id;
  };
  const none = { number: null, slug: null, born_month: null };
  keep(subject, { ...none, kind: 'business', name: written.name || names.business });
  keep(you, { ...none, kind: 'person', name: names.you, born_month: month(born) });
  const idOf = (node: Omit<OwnershipNode, 'id'>, own: string) => {
    if (node.number !== null) return keep(node.number, node);
    return keep(node.born_month === null ? own : personKey(node.name, node.born_month), node);
  };
  const ids = new Map(
    holders.map((each) => [
      each.at,
      idOf(
        {
          ...none,
          kind: each.kind,
          name: each.name,
          born_month: month(each.born),
          number: each.number || null,
        },
        `holder ${each.at}`,
      ),
    ]),
  );
  const held = [
    { owner: you, first: written.ownShares ?? 0, second: second?.ownShares ?? 0 },
    ...holders.map((each) => ({ owner: ids.get(each.at) ?? '', first: each.shares, second: each.second })),
  ];
  const direct = directShares(
    [
      classOf('first', { ...written, votes: 1 }),
      ...(second === undefined ? [] : [classOf('second', second)]),
    ],
    held.flatMap((each) => [
      { owner: each.owner, className: 'first', shares: BigInt(each.first) },
      { owner: each.owner, className: 'second', shares: BigInt(each.second) },
    ]),
  );
  const behind = [...known].flatMap(([number, network]) => {
    const shown = new Map(network.nodes.map((node) => [node.id, idOf(node, `${number} ${node.id}`)]));
    return network.edges.map((edge) => ({
      ...edge,
      owner: shown.get(edge.owner) ?? edge.owner,
      owned: shown.get(edge.owned) ?? edge.owned,
    }));
  });
  // Two businesses may both stand before a third, whose owners are then known twice.
  const edges = new Map(
    [...direct.map((part) => ({ ...part, owned: subject })), ...behind].map((edge) => [
      `${edge.owner} ${edge.owned}`,
      edge,
    ]),
  );
  const isCut = [...known.values()].some((network) => network.is_cut);
  return { subject, nodes: [...nodes.values()], edges: [...edges.values()], is_cut: isCut };
}

interface WrittenClass {
  readonly shares: number | undefined;
  readonly nominalMinor: bigint | undefined;
  readonly votes: number | undefined;
}

function classOf(name: string, { shares = 0, nominalMinor = 0n, votes = 0 }: WrittenClass) {
  return { name, issued: BigInt(shares), nominalMinor, votesPerShare: votes };
}
