export {
  listGrantsCall,
  proposeGrantCall,
  proposeRolesCall,
  readOwnCall,
  revokeGrantCall,
  type Grant,
} from './endpoints.ts';
export { roleRefusals } from './refusals.ts';
export { matrix, permissions, permissionsOf, rolesWith, type KnownPermission } from './matrix.ts';
export { everywhere, scopeKinds, type Scope, type ScopeKind } from './scope.ts';
export { isStaffRole, staffRoles, type StaffRole } from './staff-roles.ts';
