import { startLoader } from './loader';

startLoader(document.currentScript);
