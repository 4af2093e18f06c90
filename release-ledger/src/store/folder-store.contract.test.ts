import { join } from 'node:path';

import { temporaryFolder } from '../testing/a-build.ts';
import { describeStore } from '../testing/store-contract.ts';
import { folderStore } from './folder-store.ts';

describeStore('folderStore', () => {
  const { path, remove } = temporaryFolder();
  return { open: () => folderStore(join(path, 'store')), remove };
});
