export { addSignInRoutes } from './add-sign-in-routes.ts';
export { createOperatorSignIn } from './operator-sign-in.ts';
export type { OperatorSignIn } from './operator-sign-in.ts';
export type { PersonSession, PersonSessions } from './person-sessions.ts';
