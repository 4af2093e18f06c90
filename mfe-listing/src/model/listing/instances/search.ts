import { createSearchModel } from '../create-search-model';
import { requestedPage } from './requested-page';

export const search = createSearchModel(requestedPage);
