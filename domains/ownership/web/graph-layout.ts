import type { OwnershipEdge, OwnershipNetwork } from '@egcr/registry/contract';

/** The box of a person or a business, and the room between boxes. */
export const BOX = { width: 148, height: 60, across: 12, down: 52 } as const;
const MARGIN = 8;
/** How far below its row the line between two neighbours runs, and how far apart the ends of one that leads from a box to itself. */
const [DIP, ASIDE] = [36, 44] as const;
/** A line that leads back up runs beside all boxes: how far from them, how far from the next one, how round it turns, and the room for its figure. */
const LANE = { aside: 14, apart: 12, turn: 8, room: 24 } as const;
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

const chunksOf = <Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_none, at) =>
    items.slice(at * size, (at + 1) * size),
  );

/** Owners above what they own, in rows of at most `columns`; the subject at the foot. */
export function layoutOf(network: OwnershipNetwork, columns: number): GraphLayout {
  const far = distances(network);
  const isBack = (edge: OwnershipEdge) => (far.get(edge.owner) ?? 0) <= (far.get(edge.owned) ?? 0);
  // Whom a line leads back to or from stands last in its row, beside that line.
  const turning = new Set(network.edges.filter(isBack).flatMap(({ owner, owned }) => [owner, owned]));
  const levels = Map.groupBy(
    network.nodes
      .filter(({ id }) => far.has(id))
      .toSorted((one, other) => Number(turning.has(one.id)) - Number(turning.has(other.id))),
    ({ id }) => far.get(id) ?? 0,
  );
  const rows = [...levels]
    .toSorted(([one], [other]) => other - one)
    .flatMap(([, nodes]) => {
      // The shorter row stands above: the line of a single box runs down between the two below it.
      const short = nodes.length % columns;
      return [nodes.slice(0, short), ...chunksOf(nodes.slice(short), columns)].filter(
        (row) => row.length > 0,
      );
    });
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
  const lanes: number[] = [];
  const edges = network.edges.flatMap((edge) => {
    const [owner, owned] = [places.get(edge.owner), places.get(edge.owned)];
    if (owner === undefined || owned === undefined) return [];
    if (owner.y <= owned.y) return [{ edge, isBack: isBack(edge), ...lineOf(owner, owned) }];
    const beside = nodes.filter(({ y }) => y >= owned.y && y <= owner.y).map(({ x }) => x + BOX.width);
    const lane = Math.max(...beside) + LANE.aside + lanes.length * LANE.apart;
    lanes.push(lane);
    return [{ edge, isBack: isBack(edge), ...lineBack(owner, owned, lane) }];
  });
  const dips = network.edges.some(({ owner, owned }) => owner === owned && owned === network.subject);
  return {
    width: Math.max(width, ...lanes.map((lane) => lane + LANE.room)),
    height: rows.length * (BOX.height + BOX.down) - BOX.down + 2 * MARGIN + (dips ? DIP : 0),
    nodes,
    edges,
  };
}

/** From the side of an owner up to the side of what it owns, beside all boxes between them. */
function lineBack(owner: Place, owned: Place, lane: number): Pick<PlacedEdge, 'path' | 'label'> {
  const side = ({ x, y }: Place) => ({ x: x + BOX.width, y: y + BOX.height / 2 });
  const [from, to] = [side(owner), side(owned)];
  const { turn } = LANE;
  return {
    path:
      `M${from.x} ${from.y}H${lane - turn}Q${lane} ${from.y},${lane} ${from.y - turn}` +
      `V${to.y + turn}Q${lane} ${to.y},${lane - turn} ${to.y}H${to.x}`,
    // Between two rows, where there is no box.
    label: { x: lane, y: owner.y - BOX.down / 2 },
  };
}

/** A curve from an owner to what it owns: down, or below the row where both stand in one. */
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
