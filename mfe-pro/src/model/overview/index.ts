export { createOverviewModel, overviewModel } from './create-overview-model';
