export { createSessionModel, sessionModel } from './create-session-model';
