import { refusals } from '@egcr/contract/refusals';

export const roleRefusals = refusals({
  roles_unchanged: [409, 'The person has exactly these staff roles already.'],
  last_super_admin: [409, 'The last super admin keeps the role.'],
  person_unknown: [422, 'Nobody with a confirmed address has this username.'],
  ends_too_early: [422, 'A role ends in the future.'],
  grant_ended: [409, 'The role has been taken away or has run out.'],
  takes_two_people: [403, 'This role is taken away by two people: propose it.'],
  request_waits: [409, 'A request of the person for this role waits already.'],
});
