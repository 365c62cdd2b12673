import { Button } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useTileTitles } from '@egcr/web-kit/slots.tsx';
import { useEffect, useState } from 'react';

import { moved, places, spotOf, type Arrangement, type Spot } from '../../../contract/arrangement.ts';
import { TileRow, type TileAct } from './tile-row.tsx';
import { arrangeTexts } from './texts.ts';
import { useDrag, type Over } from './use-drag.ts';

interface ArrangePanelProps {
  readonly shown: Arrangement;
  /** Null: as the tiles come. */
  readonly onChange: (changed: Arrangement | null) => void;
  readonly onDone: () => void;
}

/** The tiles as a list: each is dragged, or moved by its buttons. */
export function ArrangePanel({ shown, onChange, onDone }: ArrangePanelProps) {
  const t = useText(arrangeTexts);
  const titleOf = useTileTitles('dashboard.tiles');
  const { current, dragged, begin } = useDraft(shown, onChange);
  const [said, setSaid] = useState('');
  const focus = useFocusAfter();
  function put(name: string, spot: Spot, act: TileAct): void {
    const changed = moved(current, name, spot);
    const facts = { at: String(spot.at + 1), count: String(changed[spot.place].length) };
    onChange(changed);
    setSaid(t('now', { title: titleOf(name), place: t(spot.place), ...facts }));
    focus(name, act);
  }
  return (
    <Card
      title={t('title')}
      description={t('lead')}
      padding="large"
      action={
        <div className="flex flex-wrap gap-3">
          <Button look="quiet" onClick={() => onChange(null)}>
            {t('reset')}
          </Button>
          <Button onClick={onDone}>{t('done')}</Button>
        </div>
      }
    >
      <div className="grid gap-6 lg:grid-cols-3">
        {places.map((place) => (
          <section key={place} data-place={place} className="flex min-h-32 flex-col gap-3">
            <h3 className="text-lg font-semibold">{t(place)}</h3>
            <ul className="flex flex-col gap-2">
              {current[place].map((name) => (
                <TileRow
                  key={name}
                  name={name}
                  title={titleOf(name)}
                  given={current}
                  isDragged={name === dragged}
                  onGrab={() => begin(name)}
                  onPut={(spot, act) => put(name, spot, act)}
                />
              ))}
            </ul>
            {current[place].length === 0 && <p className="text-sm text-ink-2">{t('empty')}</p>}
          </section>
        ))}
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
    </Card>
  );
}

/** The order as it is while a tile is dragged; it is kept when the tile is let go. */
function useDraft(shown: Arrangement, onChange: ArrangePanelProps['onChange']) {
  const [draft, setDraft] = useState<Arrangement>();
  const current = draft ?? shown;
  const { dragged, begin } = useDrag({
    onOver: (name, over) => setDraft(draggedTo(current, name, over)),
    onDrop: () => {
      if (draft !== undefined) onChange(draft);
      setDraft(undefined);
    },
  });
  return { current, dragged, begin };
}

/** In the place of the tile under the pointer; at the end of a list where there is none. */
function draggedTo(given: Arrangement, name: string, { tile, place }: Over): Arrangement {
  const end = { place, at: given[place].filter((other) => other !== name).length };
  return moved(given, name, (tile === undefined ? undefined : spotOf(given, tile)) ?? end);
}

/** A tile that has moved keeps the focus on the button that moved it. */
function useFocusAfter(): (name: string, act: TileAct) => void {
  const [wanted, setWanted] = useState<{ readonly name: string; readonly act: TileAct }>();
  // The row is drawn anew where it went to another list.
  useEffect(() => {
    if (wanted === undefined) return;
    const row = document.querySelector(`[data-tile="${wanted.name}"]`);
    const button = row?.querySelector<HTMLElement>(`[data-act="${wanted.act}"]`);
    (button ?? row?.querySelector('button'))?.focus();
  }, [wanted]);
  return (name, act) => setWanted({ name, act });
}
