export {
  answerPayoutCall,
  cancelPayoutCall,
  endScheduleCall,
  payoutRoomCall,
  payoutsCall,
  payoutSchedulesCall,
  payoutsFileCall,
  setScheduleCall,
} from './endpoints.ts';
export { payoutMachine, payoutStates, type PayoutState } from './payout-machine.ts';
export { cadences, type Cadence } from './payout-rules.ts';
export type { Payout, PayoutRoom, PayoutSchedule } from './shapes.ts';
