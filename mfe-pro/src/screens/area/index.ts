export { AreaScreen } from './area.screen';
