import { createPageModel } from '../create-page-model';

export const page = createPageModel({ settleMs: 300 });
