export { missingApproval, type ApprovalStep } from './approval-rules.ts';
export { addWorkingDays } from './clock-rules.ts';
export {
  caseNotes,
  commonEvents,
  commonStates,
  doingOf,
  eventOf,
  marks,
  moveOf,
  type CaseActor,
  type CaseMachine,
  type Mark,
} from './case-events.ts';
export {
  assignCaseCall,
  decideCaseCall,
  linkToPaperCall,
  listOfficersCall,
  listOwnCasesCall,
  readCaseCall,
  readCasePaperCall,
  readOwnCaseCall,
  readQueueCall,
  readQueuesCall,
  stepInCaseCall,
  stepInOwnCaseCall,
  writeInCaseCall,
  writeInOwnCaseCall,
} from './endpoints.ts';
export { caseRefusals } from './refusals.ts';
export { isClosed, judgeStep } from './step-rules.ts';
export type {
  CaseQueue,
  HandledCase,
  OpenStep,
  OwnCase,
  OwnCaseRow,
  PastStep,
  QueuedCase,
} from './shapes.ts';
export type { CaseSlots } from './slots.ts';
