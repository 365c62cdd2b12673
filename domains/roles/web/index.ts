export { useOwnRoles, type OwnRoles } from './door/own-roles.ts';
