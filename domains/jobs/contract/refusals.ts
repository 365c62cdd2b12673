import { refusals } from '@egcr/contract/refusals';

export const jobRefusals = refusals({
  job_gone: [
    410,
    'The job was published and is over: filled, closed or past its closing day. Its members are job, employer, the language in which it is written, and the id by which it can still be reported.',
  ],
  already_posted: [
    409,
    'The organisation posted the same job in the same place within 30 days; members: id, slug, version of the first, and can_renew.',
  ],
  verification_ended: [
    409,
    'The posting was published because its organisation was verified, which it is no more: nobody has looked at its words.',
  ],
  posting_limit_reached: [429, 'The organisation has posted as many jobs today as one may.'],
  posting_step_refused: [
    409,
    'The posting is in a state in which this step is not possible; members: state.',
  ],
  change_waits: [409, 'A change of the posting waits for an officer; members: case_id.'],
  posting_changed: [409, 'The posting has changed meanwhile; members: state, version. Read it again.'],
});
