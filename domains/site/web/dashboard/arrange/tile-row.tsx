import { IconButton } from '@egcr/ui/icon-button';
import { variants } from '@egcr/ui/variants';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { ArrowDown, ArrowLeftRight, ArrowUp, Eye, EyeOff, GripVertical } from 'lucide-react';
import type { ReactNode } from 'react';

import { spotOf, stepped, type Arrangement, type Place, type Spot } from '../../../contract/arrangement.ts';
import { arrangeTexts } from './texts.ts';

export type TileAct = 'up' | 'down' | 'across' | 'hide' | 'show';

interface TileRowProps {
  readonly name: string;
  readonly title: string;
  readonly given: Arrangement;
  readonly isDragged: boolean;
  readonly onGrab: () => void;
  readonly onPut: (spot: Spot, act: TileAct) => void;
}

const rowClass = variants('flex flex-wrap items-center gap-1 rounded-md border border-line bg-surface ps-1', {
  state: { still: '', dragged: 'border-brand shadow-2' },
});

/** One tile to move: by its handle, or by buttons that say where to. */
export function TileRow({ name, title, given, isDragged, onGrab, onPut }: TileRowProps) {
  const t = useText(arrangeTexts);
  return (
    <li data-tile={name} className={rowClass({ state: isDragged ? 'dragged' : 'still' })}>
      <span
        aria-hidden
        data-handle
        onPointerDown={(event) => {
          event.preventDefault();
          onGrab();
        }}
        className="grid size-11 shrink-0 cursor-grab touch-none place-items-center text-ink-2"
      >
        <GripVertical className="size-5" />
      </span>
      <span className="min-w-0 flex-1 basis-24 font-semibold">{title}</span>
      <span className="flex">
        {actsOf(given, name).map(({ act, spot }) => (
          <IconButton
            key={act}
            data-act={act}
            label={t(act, { title })}
            icon={icons[act]}
            aria-disabled={spot === undefined}
            onClick={() => spot && onPut(spot, act)}
            className="aria-disabled:opacity-40"
          />
        ))}
      </span>
    </li>
  );
}

const icons: Readonly<Record<TileAct, ReactNode>> = {
  up: <ArrowUp aria-hidden className="size-5" />,
  down: <ArrowDown aria-hidden className="size-5" />,
  across: <ArrowLeftRight aria-hidden className="size-5" />,
  hide: <EyeOff aria-hidden className="size-5" />,
  show: <Eye aria-hidden className="size-5" />,
};

interface OfferedAct {
  readonly act: TileAct;
  /** Where it leads; nowhere at the end of a list. */
  readonly spot: Spot | undefined;
}

function actsOf(given: Arrangement, name: string): readonly OfferedAct[] {
  const place = spotOf(given, name)?.place;
  const endOf = (list: Place) => ({ place: list, at: given[list].length });
  const upAndDown: readonly OfferedAct[] = [
    { act: 'up', spot: stepped(given, name, -1) },
    { act: 'down', spot: stepped(given, name, 1) },
  ];
  if (place === 'hidden') return [...upAndDown, { act: 'show', spot: endOf('wide') }];
  const other = place === 'wide' ? 'side' : 'wide';
  return [...upAndDown, { act: 'across', spot: endOf(other) }, { act: 'hide', spot: endOf('hidden') }];
}
