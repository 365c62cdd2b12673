import { useEffect, useEffectEvent, useState } from 'react';

import { places, type Place } from '../../../contract/arrangement.ts';

/** Where the pointer is: on another tile, or over a list. */
export interface Over {
  readonly tile: string | undefined;
  readonly place: Place;
}

interface Dragging {
  readonly onOver: (name: string, over: Over) => void;
  readonly onDrop: () => void;
}

function overAt(x: number, y: number): Over | undefined {
  const found = document.elementFromPoint(x, y);
  const list = found?.closest<HTMLElement>('[data-place]')?.dataset['place'];
  const place = places.find((each) => each === list);
  return place && { place, tile: found?.closest<HTMLElement>('[data-tile]')?.dataset['tile'] };
}

/** Drags a tile with a mouse, a finger or a pen, from the moment at which its handle is pressed. */
export function useDrag({ onOver, onDrop }: Dragging) {
  const [dragged, setDragged] = useState<string>();
  const move = useEffectEvent((event: PointerEvent) => {
    const over = overAt(event.clientX, event.clientY);
    if (dragged !== undefined && over && over.tile !== dragged) onOver(dragged, over);
  });
  const end = useEffectEvent(() => {
    setDragged(undefined);
    onDrop();
  });
  // The pointer leaves the handle, so it is followed on the window.
  useEffect(() => {
    if (dragged === undefined) return undefined;
    const ending = new AbortController();
    const { signal } = ending;
    addEventListener('pointermove', (event) => move(event), { signal });
    addEventListener('pointerup', () => end(), { signal });
    addEventListener('pointercancel', () => end(), { signal });
    return () => ending.abort();
  }, [dragged]);
  return { dragged, begin: setDragged };
}
