export { hostileTargets } from './hostile-targets.ts';
export {
  IdentityServer,
  newEmail,
  newPhone,
  PASSWORD,
  PIN,
  SITE,
  type ApiAnswer,
} from './identity-server.ts';
export { SoftwareAuthenticator } from './software-authenticator.ts';
export { signInByPasskey, signInByPassword, WayInSession } from './way-in-person.ts';
