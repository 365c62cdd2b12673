import { refusals } from '@egcr/contract/refusals';

export const careerRefusals = refusals({
  job_closed: [
    409,
    'The job takes no applications any more; members: similar, the names in addresses of open jobs like it, with commas between.',
  ],
  already_applied: [409, 'The person has applied for this job; members: id of the application.'],
  application_limit_reached: [429, 'The person has sent as many applications in 24 hours as one may.'],
  too_many_saved: [409, 'The person has saved as many jobs as one may; members: maximum.'],
  too_many_alerts: [409, 'The person has as many alerts as one may; members: maximum.'],
  alert_exists: [409, 'The person has an alert for this search; members: id.'],
  own_organisation: [403, 'A member of the organisation that offers the job does not apply for it.'],
  application_step_refused: [
    409,
    'The application is in a state in which this step is not possible; members: state.',
  ],
  job_begun: [409, 'The first day of the job has come, so the hire is not called off any more.'],
  no_cv: [409, 'The person has saved no CV that could go with it.'],
  cv_changed: [409, 'The CV was saved elsewhere meanwhile; members: version. Read it again.'],
  messages_closed: [409, 'The application is over, so nobody writes about it any more.'],
  message_limit_reached: [429, 'The person has written as many messages about it in 24 hours as one may.'],
  interview_changed: [409, 'The interview has changed meanwhile; members: state, version. Read it again.'],
  interview_step_refused: [
    409,
    'The interview is in a state in which this step is not possible; members: state.',
  ],
  interview_time_gone: [409, 'The time is not offered any more, or begins within the hour.'],
  interview_time_taken: [
    409,
    'The employer has offered this time to another applicant, or has an interview then; members: starts_at.',
  ],
  interview_ahead: [409, 'The interview is booked for later, so it was not held yet; members: starts_at.'],
  application_changed: [
    409,
    'The application has changed meanwhile; members: state, version. Read it again.',
  ],
});
