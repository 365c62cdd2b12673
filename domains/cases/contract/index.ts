export {
  caseEvents,
  caseStates,
  decisionEvents,
  isDecision,
  type CaseActor,
  type CaseEvent,
  type CaseMachine,
  type CaseState,
  type DecisionEvent,
} from './case-events.ts';
export {
  decideCaseCall,
  linkToPaperCall,
  listOwnCasesCall,
  readCaseCall,
  readOwnCaseCall,
  readQueueCall,
  stepInCaseCall,
  stepInOwnCaseCall,
  writeInCaseCall,
  writeInOwnCaseCall,
} from './endpoints.ts';
export { caseRefusals } from './refusals.ts';
export { judgeStep } from './step-rules.ts';
export type { HandledCase, OwnCase, OwnCaseRow, PastStep, QueuedCase } from './shapes.ts';
