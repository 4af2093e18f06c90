import { createWalletsModel } from '../create-wallets-model';
import { content } from './content';

export const wallets = createWalletsModel(content);
