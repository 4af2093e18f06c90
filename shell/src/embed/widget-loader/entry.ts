import { startWidgets } from './start-widgets';

startWidgets(document.currentScript);
