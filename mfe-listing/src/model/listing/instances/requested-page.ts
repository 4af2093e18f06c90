import { createRequestedPage } from '../create-requested-page';

export const requestedPage = createRequestedPage();
