export { useRoleNames } from './role-names/texts.ts';
