export { protocolRoutes, type ProtocolRoute } from './protocol-routes.ts';
