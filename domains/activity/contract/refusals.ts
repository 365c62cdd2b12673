import { refusals } from '@egcr/contract/refusals';

export const activityRefusals = refusals({
  consent_outdated: [409, 'The text about cookies has another version now; read it and answer again.'],
  too_many_logs: [429, 'This visit has added as many entries as it may in a minute.', 'machine'],
});
