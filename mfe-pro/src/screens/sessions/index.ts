export { SessionsSection } from './sessions.section';
