import { refusals } from '@egcr/contract/refusals';

export const registryRefusals = refusals({
  name_taken: [
    409,
    'A business with the same name is registered, or being registered, in this country; members: question, the one to answer anew.',
  ],
  business_not_active: [409, 'Certificates are given of active businesses; members: status.'],
  entry_changed: [
    409,
    'The entry was changed since it was read. Read it again, and file what is still to change; members: version, the one that stands.',
  ],
  change_open: [
    409,
    'A change of this entry is being decided. Wait for the decision or withdraw it, then file the next; members: case_id.',
  ],
  consent_over: [
    409,
    'The holder has answered, the time is over, or the change was withdrawn; members: state.',
  ],
  directorship_over: [
    409,
    'It was answered, the time is over, or the registration was decided; members: state.',
  ],
  awaiting_payment: [
    402,
    'The wallet has less than the fee. Nothing was sent: the draft is as it was; members: fee, in minor units, asset.',
  ],
});
