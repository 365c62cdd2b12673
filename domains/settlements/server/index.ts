import type { ProposalKind } from '@egcr/approvals/server';
import { handle, handleFile, type ServerDomain } from '@egcr/server-kit/domain';

import {
  differenceMachine,
  differencesCall,
  differencesFileCall,
  endDifferenceCall,
  filesCall,
  filesSheetCall,
  takeFileCall,
} from '../contract/index.ts';
import { settlementScreens } from '../contract/screens.ts';
import { COLLECT, collect } from './collect.ts';
import { demoSettlements } from './demo-settlements.ts';
import { endingProposal, proposeEnding } from './end-difference.ts';
import { exportDifferences, exportFiles, listDifferences, listFiles } from './list-settlements.ts';
import type { SettlementParts } from './parts.ts';
import { proposeFile, settlementProposal } from './propose-file.ts';

/** What rails have settled, compared with our books to the cent. */
export function createSettlements(parts: SettlementParts): {
  readonly domain: ServerDomain;
  /** What of settlements takes two people. */
  readonly proposals: readonly ProposalKind[];
} {
  const [file, ending] = [settlementProposal(parts), endingProposal(parts)];
  return {
    proposals: [file, ending],
    domain: {
      name: 'settlements',
      screens: settlementScreens,
      calls: [
        handle(differencesCall, listDifferences),
        handleFile(differencesFileCall, exportDifferences),
        handle(endDifferenceCall, (work, input) => proposeEnding({ ...parts, kind: ending }, work, input)),
        handle(filesCall, listFiles),
        handleFile(filesSheetCall, exportFiles),
        handle(takeFileCall, (work, input) => proposeFile({ ...parts, kind: file }, work, input)),
      ],
      machines: [differenceMachine],
      jobs: { [COLLECT]: collect(parts) },
      schedules: [{ cron: '17 * * * *', job: COLLECT }],
      demo: demoSettlements(parts),
    },
  };
}
