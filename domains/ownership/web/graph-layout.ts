import type { OwnershipEdge, OwnershipNetwork } from '@egcr/registry/contract';

/** The box of a person or a business, and the room between boxes. */
export const BOX = { width: 148, height: 60, across: 12, down: 52 } as const;
const MARGIN = 8;
/** How far below its row the line between two neighbours runs, and how far to the side a line that leads back. */
const [DIP, ASIDE] = [36, 44] as const;
/** Where on a line that leads back its figure stands, from the owner on; and on one that leads down, how far from the owner. */
const LABEL_AT = 0.3;
const LABEL = { below: 16, aside: 20 } as const;

interface Place {
  readonly x: number;
  readonly y: number;
}
export interface PlacedNode extends Place {
  readonly id: string;
}
export interface PlacedEdge {
  readonly edge: OwnershipEdge;
  readonly path: string;
  readonly label: Place;
  /** It leads to a business that is as near to the subject, or farther. */
  readonly isBack: boolean;
}
export interface GraphLayout {
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly PlacedNode[];
  readonly edges: readonly PlacedEdge[];
}

/** How many steps each node is from the subject. */
function distances({ subject, edges }: OwnershipNetwork): ReadonlyMap<string, number> {
  const found = new Map([[subject, 0]]);
  let level = [subject];
  for (let far = 1; level.length > 0; far += 1) {
    const owners = edges.filter(({ owner, owned }) => level.includes(owned) && !found.has(owner));
    level = [...new Set(owners.map(({ owner }) => owner))];
    for (const id of level) found.set(id, far);
  }
  return found;
}

/** Owners above what they own, in rows of at most `columns`; the subject at the foot. */
export function layoutOf(network: OwnershipNetwork, columns: number): GraphLayout {
  const far = distances(network);
  const levels = Map.groupBy(
    network.nodes.filter(({ id }) => far.has(id)),
    ({ id }) => far.get(id) ?? 0,
  );
  const rows = [...levels]
    .toSorted(([one], [other]) => other - one)
    .flatMap(([, nodes]) =>
      Array.from({ length: Math.ceil(nodes.length / columns) }, (_none, at) =>
        nodes.slice(at * columns, (at + 1) * columns),
      ),
    );
  const width = columns * (BOX.width + BOX.across) - BOX.across + 2 * MARGIN;
  const nodes = rows.flatMap((row, at) => {
    const wide = row.length * (BOX.width + BOX.across) - BOX.across;
    return row.map(({ id }, index) => ({
      id,
      x: (width - wide) / 2 + index * (BOX.width + BOX.across),
      y: MARGIN + at * (BOX.height + BOX.down),
    }));
  });
  const places = new Map(nodes.map((node) => [node.id, node]));
  const edges = network.edges.flatMap((edge) => {
    const [owner, owned] = [places.get(edge.owner), places.get(edge.owned)];
    const isBack = (far.get(edge.owner) ?? 0) <= (far.get(edge.owned) ?? 0);
    return owner === undefined || owned === undefined ? [] : [{ edge, isBack, ...lineOf(owner, owned) }];
  });
  return { width, height: rows.length * (BOX.height + BOX.down) - BOX.down + 2 * MARGIN + DIP, nodes, edges };
}

/** A curve from an owner to what it owns: down, back up at the side, or below the row where both stand in one. */
function lineOf(owner: Place, owned: Place): Pick<PlacedEdge, 'path' | 'label'> {
  const foot = (box: Place) => ({ x: box.x + BOX.width / 2, y: box.y + BOX.height });
  if (owner.y < owned.y) {
    const [from, to] = [foot(owner), { x: owned.x + BOX.width / 2, y: owned.y }];
    const half = (to.y - from.y) / 2;
    const { path } = curve([from, { x: from.x, y: from.y + half }, { x: to.x, y: to.y - half }, to]);
    // Near its owner, so that it stands over no box of the next row.
    const aside = Math.max(-LABEL.aside, Math.min(LABEL.aside, (to.x - from.x) / 8));
    return { path, label: { x: from.x + aside, y: from.y + LABEL.below } };
  }
  if (owner.y > owned.y) {
    const from = { x: owner.x + BOX.width / 2 + ASIDE, y: owner.y };
    const to = { x: owned.x + BOX.width / 2 + ASIDE, y: owned.y + BOX.height };
    const half = (from.y - to.y) / 2;
    return curve([from, { x: from.x, y: from.y - half }, { x: to.x, y: to.y + half }, to]);
  }
  const [from, to] = [foot(owner), foot(owned)];
  const apart = from.x === to.x ? ASIDE : 0;
  return curve([
    { x: from.x - apart, y: from.y },
    { x: from.x - apart, y: from.y + DIP },
    { x: to.x + apart, y: to.y + DIP },
    { x: to.x + apart, y: to.y },
  ]);
}

function curve(points: readonly [Place, Place, Place, Place]): Pick<PlacedEdge, 'path' | 'label'> {
  const [from, ...others] = points;
  const text = ({ x, y }: Place) => `${Math.round(x)} ${Math.round(y)}`;
  const at = (axis: 'x' | 'y') => {
    const [a, b, c, d] = points.map((point) => point[axis]);
    const rest = 1 - LABEL_AT;
    return (
      rest ** 3 * (a ?? 0) +
      3 * rest ** 2 * LABEL_AT * (b ?? 0) +
      3 * rest * LABEL_AT ** 2 * (c ?? 0) +
      LABEL_AT ** 3 * (d ?? 0)
    );
  };
  return { path: `M${text(from)}C${others.map(text).join(',')}`, label: { x: at('x'), y: at('y') } };
}
