import { refusals } from '@egcr/contract/refusals';

export const profileRefusals = refusals({
  profile_missing: [404, 'This person has no profile yet.', 'machine'],
  username_taken: [409, 'Someone else has, or had, this username.'],
});
