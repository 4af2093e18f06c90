import { createPageModel } from '../create-page-model';
import { search } from './search';
import { wanted } from './wanted';

export const page = createPageModel({ wanted, search, settleMs: 300 });
