import { createContext, use } from 'react';

import type { FigureReader } from '../../contract/whitepaper/figures.ts';
import type { WhitepaperText } from '../../contract/whitepaper/text.ts';

interface OpenPaper {
  readonly text: WhitepaperText;
  readonly reader: FigureReader;
}

export const PaperContext = createContext<OpenPaper | undefined>(undefined);

/** The paper in the language it is read in. */
export function usePaper(): OpenPaper {
  const paper = use(PaperContext);
  if (paper === undefined) throw new Error('no white paper is open here');
  return paper;
}
