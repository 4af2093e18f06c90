import { createPageModel } from '../create-page-model';
import { search } from './search';
import { requestedPage } from './requested-page';

export const page = createPageModel({ requestedPage, search, settleMs: 300 });
