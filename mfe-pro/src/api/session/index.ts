export { endSession, fetchSessions } from './session-calls';
