import {
  sizeOf,
  type BeneficialOwner,
  type OwnershipNetwork,
  type OwnershipNode,
} from '@egcr/registry/contract';
import { FiguresTableToggle } from '@egcr/ui/figures-table';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { clsx } from 'clsx';
import { Building2, UserRound } from 'lucide-react';
import { useId } from 'react';

import { BOX, layoutOf, type PlacedEdge } from './graph-layout.ts';
import { graphTexts } from './texts.ts';

interface GraphProps {
  readonly network: OwnershipNetwork;
  readonly owners: readonly BeneficialOwner[];
}

/** Boxes beside each other: on a phone and in a column, and where there is room. */
const [NARROW, WIDE] = [2, 4] as const;

/** Who owns a business, drawn, and as a table for those who do not see the drawing. */
export function OwnershipGraph({
  network,
  owners,
  isNarrow = false,
}: GraphProps & { readonly isNarrow?: boolean }) {
  const t = useText(graphTexts);
  const formats = useFormats();
  const hasLoops = layoutOf(network, NARROW).edges.some(({ isBack }) => isBack);
  const nameOf = (id: string) => network.nodes.find((node) => node.id === id)?.name ?? '';
  return (
    <div className="flex min-w-0 flex-col gap-3">
      {isNarrow ? (
        <Drawing network={network} owners={owners} columns={NARROW} />
      ) : (
        <>
          <div className="sm:hidden">
            <Drawing network={network} owners={owners} columns={NARROW} />
          </div>
          <div className="max-sm:hidden">
            <Drawing network={network} owners={owners} columns={WIDE} />
          </div>
        </>
      )}
      {hasLoops && <p className="text-sm text-ink-2">{t('loop')}</p>}
      {network.is_cut && <p className="text-sm text-ink-2">{t('cut')}</p>}
      <FiguresTableToggle
        toggleLabel={t('table')}
        caption={t('graph')}
        head={[t('head.holding'), t('head.shares'), t('head.votes')]}
        isNumeric
        rows={network.edges.map(({ owner, owned, shares, votes }) => [
          t('holding', { owner: nameOf(owner), owned: nameOf(owned) }),
          formats.percent(sizeOf(shares)),
          formats.percent(sizeOf(votes)),
        ])}
      />
    </div>
  );
}

function Drawing({ network, owners, columns }: GraphProps & { readonly columns: number }) {
  const { width, height, nodes, edges } = layoutOf(network, columns);
  const arrow = useId();
  const byId = new Map(network.nodes.map((node) => [node.id, node]));
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${width} ${height}`}
      className="h-auto w-full"
      style={{ maxWidth: `${width}px` }}
    >
      <defs>
        <marker id={arrow} viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto">
          <path d="M0 0L8 4L0 8z" className="fill-ink-2" />
        </marker>
      </defs>
      {edges.map((each) => (
        <path
          key={`${each.edge.owner} ${each.edge.owned}`}
          d={each.path}
          fill="none"
          strokeWidth="1.5"
          strokeDasharray={each.isBack ? '5 4' : undefined}
          markerEnd={`url(#${arrow})`}
          className="stroke-ink-2"
        />
      ))}
      {nodes.map(({ id, x, y }) => (
        <foreignObject key={id} x={x} y={y} width={BOX.width} height={BOX.height}>
          <Box
            node={byId.get(id)}
            owner={owners.find(({ node }) => node === id)}
            isSubject={id === network.subject}
          />
        </foreignObject>
      ))}
      {edges.map((each) => (
        <Figure key={`${each.edge.owner} ${each.edge.owned}`} placed={each} />
      ))}
    </svg>
  );
}

/** How much of the shares an owner holds, on its line. */
function Figure({ placed }: { readonly placed: PlacedEdge }) {
  const formats = useFormats();
  const { x, y } = placed.label;
  return (
    <text
      x={x}
      y={y}
      textAnchor="middle"
      dominantBaseline="central"
      paintOrder="stroke"
      strokeWidth="5"
      className="fill-ink stroke-surface text-xs font-semibold"
    >
      {formats.percent(sizeOf(placed.edge.shares))}
    </text>
  );
}

interface BoxProps {
  readonly node: OwnershipNode | undefined;
  readonly owner: BeneficialOwner | undefined;
  readonly isSubject: boolean;
}

function Box({ node, owner, isSubject }: BoxProps) {
  const formats = useFormats();
  const t = useText(graphTexts);
  const Icon = node?.kind === 'person' ? UserRound : Building2;
  return (
    <div
      className={clsx(
        'flex size-full flex-col justify-center rounded-md border px-2 text-xs',
        isSubject ? 'border-line-strong bg-sunken' : 'bg-surface',
        owner ? 'border-2 border-brand' : 'border-line-strong',
      )}
    >
      <span className="flex items-center gap-1.5">
        <Icon className="size-4 shrink-0 text-ink-2" />
        <bdi className="line-clamp-2 min-w-0 font-medium wrap-anywhere">{node?.name}</bdi>
      </span>
      {owner && (
        <span className="num truncate font-semibold text-brand-text">
          {t('owner', { percent: formats.percent(Math.max(sizeOf(owner.shares), sizeOf(owner.votes))) })}
        </span>
      )}
    </div>
  );
}
