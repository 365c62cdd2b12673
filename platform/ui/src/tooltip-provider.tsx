import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactNode } from 'react';

export const TOOLTIP_DELAY_MS = 700;
/** Within this time after one tooltip has gone, the next shows without waiting. */
const TOOLTIP_SKIP_DELAY_MS = 300;

/** Stands once around an app, so that tooltips share their delays. A file of its own: an app's frame does not carry the tooltip itself. */
export function TooltipProvider({ children }: { readonly children: ReactNode }) {
  return (
    <Base.Provider delay={TOOLTIP_DELAY_MS} timeout={TOOLTIP_SKIP_DELAY_MS}>
      {children}
    </Base.Provider>
  );
}
