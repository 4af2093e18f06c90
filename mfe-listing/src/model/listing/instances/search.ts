import { createSearchModel } from '../create-search-model';
import { wanted } from './wanted';

export const search = createSearchModel(wanted);
