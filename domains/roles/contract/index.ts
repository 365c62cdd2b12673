export {
  giveUpRoleCall,
  listGrantsCall,
  proposeGrantCall,
  proposeRolesCall,
  readOwnCall,
  requestRoleCall,
  revokeGrantCall,
  type Grant,
} from './endpoints.ts';
export { findPeopleCall, readPersonCall } from './people-endpoints.ts';
export { queuesToAskFor, rolesToAskFor } from './request-rules.ts';
export { roleRefusals } from './refusals.ts';
export { matrix, permissions, permissionsOf, rolesWith, type KnownPermission } from './matrix.ts';
export { everywhere, scopeKinds, type Scope, type ScopeKind } from './scope.ts';
export { isStaffRole, staffRoles, type StaffRole } from './staff-roles.ts';
export { rolesWords } from './words.ts';
