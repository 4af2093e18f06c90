import { createWantedPage } from '../create-wanted-page';

export const wanted = createWantedPage();
