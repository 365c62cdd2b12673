import { prepareSlots, SlotProvider } from '@egcr/web-kit/slots.tsx';
import type { ComponentType } from 'react';

import { theShell } from './shell.ts';
import { loadSignedIn } from './signed-in.ts';

/** A frame around signed-in pages, with what domains put into places of others. */
export async function loadSignedInFrame(name: 'bare' | 'app'): Promise<{ readonly Frame: ComponentType }> {
  const [{ Frame }, { slots }] = await Promise.all([theShell().frames[name](), loadSignedIn()]);
  const filled = prepareSlots(slots);
  return {
    Frame: () => (
      <SlotProvider slots={filled}>
        <Frame />
      </SlotProvider>
    ),
  };
}
