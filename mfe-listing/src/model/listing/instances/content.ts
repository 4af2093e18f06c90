import { createContentModel } from '../create-content-model';
import { page } from './page';

export const content = createContentModel(page);
