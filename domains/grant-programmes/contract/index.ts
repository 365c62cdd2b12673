export {
  confirmPlanCall,
  listOwnPlansCall,
  listPlansCall,
  makePlanCall,
  readPlanCall,
  stepInPlanCall,
  type OwnPlan,
  type Plan,
  type PlanRowShown,
} from './endpoints.ts';
export {
  managerSteps,
  planMachine,
  planStates,
  secondSteps,
  type PlanEvent,
  type PlanRole,
  type PlanState,
} from './plan-machine.ts';
export { judgePlan } from './plan-rules.ts';
export { programmeRefusals } from './refusals.ts';
