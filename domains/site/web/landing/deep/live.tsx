import { createContext, use, type ReactNode } from 'react';

import { useLiveFigures, type Live } from './live-figures.ts';

const LiveContext = createContext<Live>('waiting');

/** Reads the figures once for all parts that show one. Only those parts are drawn again when they come. */
export function LiveFigures({ children }: { readonly children: ReactNode }) {
  return <LiveContext value={useLiveFigures()}>{children}</LiveContext>;
}

/** The platform's figures as they are counted now. */
export function useLive(): Live {
  return use(LiveContext);
}
