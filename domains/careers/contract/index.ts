export {
  applicantSteps,
  applicationMachine,
  declineReasons,
  employerSteps,
  type ApplicantStep,
  type ApplicationState,
  type DeclineReason,
  type EmployerStep,
} from './application-machine.ts';
export {
  applyForJobCall,
  listOwnApplicationsCall,
  listReceivedCall,
  stepOwnApplicationCall,
  stepReceivedCall,
} from './endpoints.ts';
export {
  cancelInterviewCall,
  interviewFileCall,
  offerInterviewCall,
  stepInterviewCall,
} from './interviews/endpoints.ts';
export {
  listOwnMessagesCall,
  listReceivedMessagesCall,
  writeOwnMessageCall,
  writeReceivedMessageCall,
} from './messages/endpoints.ts';
export { interviewMachine, type InterviewState } from './interviews/interview-machine.ts';
export type { Interview } from './interviews/shape.ts';
export {
  cvPaperCall,
  cvResumeCall,
  listFittingCall,
  readCvCall,
  readFitCall,
  readReceivedCvCall,
  readResumeCall,
  saveCvCall,
} from './cv/endpoints.ts';
export {
  addAlertCall,
  changeAlertCall,
  listAlertsCall,
  removeAlertCall,
  switchAlertCall,
} from './alerts/endpoints.ts';
export { type AlertSearch, type JobAlert, type SaidAlert } from './alerts/shapes.ts';
export { applicationSubmitted, hireCalledOff, interviewHeld, personHired } from './events.ts';
export { careerRefusals } from './refusals.ts';
export { forgetJobCall, listSavedJobsCall, saveJobCall, type SavedJob } from './saved-endpoints.ts';
export { cvParts, type CvCompleteness, type CvPart } from './cv/completeness.ts';
export type { Cv } from './cv/shape.ts';
export type { JobFit } from './match/shape.ts';
export { careersWords } from './words.ts';
export type { JobOffer, OfferTerms, OwnApplication, ReceivedApplication } from './shapes.ts';
