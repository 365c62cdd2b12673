import { prepareSlots, Slot, SlotProvider } from '@egcr/web-kit/slots.tsx';
import type { ComponentType } from 'react';

import { loadSignedIn } from './signed-in.ts';

/** A slot on a public page, with what domains put into it for signed-in readers. */
export async function loadSignedInPlace(): Promise<
  ComponentType<{ readonly name: string; readonly about: string }>
> {
  const { slots } = await loadSignedIn();
  const filled = prepareSlots(slots);
  return (props) => (
    <SlotProvider slots={filled}>
      <Slot {...props} />
    </SlotProvider>
  );
}
