export { WhitelistSection } from './whitelist.section';
