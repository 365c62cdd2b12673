export const loadSessionCalls = () => import('./session-calls.ts');
