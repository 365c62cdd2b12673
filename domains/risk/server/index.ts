import { handle, handleFile, type ServerDomain } from '@egcr/server-kit/domain';
import { samplesIn } from '@egcr/server-kit/samples';

import {
  addToRiskListCall,
  endRiskRuleCall,
  makeRiskRuleCall,
  removeFromRiskListCall,
  riskListCall,
  riskListFileCall,
  riskRulesCall,
  riskRulesFileCall,
} from '../contract/index.ts';
import { blockPayer, judgePayment, shownDecisions } from './judge.ts';
import { keepSampleLook } from './keep-sample.ts';
import {
  addToRiskList,
  endRiskRule,
  exportRiskList,
  exportRiskRules,
  listRiskRules,
  makeRiskRule,
  readRiskList,
  removeFromRiskList,
} from './own-risk.ts';

/** What payments ask of risk. */
export interface RiskDoor {
  readonly judge: typeof judgePayment;
  readonly block: typeof blockPayer;
  readonly decisionsOf: typeof shownDecisions;
  readonly keepSample: typeof keepSampleLook;
}

/** Rules, lists and decisions of merchants. */
export function createRisk(): { readonly domain: ServerDomain; readonly door: RiskDoor } {
  return {
    door: { judge: judgePayment, block: blockPayer, decisionsOf: shownDecisions, keepSample: keepSampleLook },
    domain: {
      name: 'risk',
      samples: samplesIn({ schema: 'risk' }),
      calls: [
        handle(riskRulesCall, listRiskRules),
        handleFile(riskRulesFileCall, exportRiskRules),
        handle(makeRiskRuleCall, makeRiskRule),
        handle(endRiskRuleCall, endRiskRule),
        handle(riskListCall, readRiskList),
        handleFile(riskListFileCall, exportRiskList),
        handle(addToRiskListCall, addToRiskList),
        handle(removeFromRiskListCall, removeFromRiskList),
      ],
    },
  };
}
