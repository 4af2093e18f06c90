import * as ledger from './index.ts';

describe('the face of release-ledger', () => {
  it('is these names', () => {
    expect(Object.keys(ledger).toSorted()).toMatchInlineSnapshot(`
      [
        "StoreFailure",
        "diff",
        "diffRevisions",
        "environments",
        "exitCodeOf",
        "fileKey",
        "folderStore",
        "history",
        "initialise",
        "promote",
        "promoteAll",
        "publish",
        "publishedVersions",
        "readHead",
        "readRelease",
        "resolveComposition",
        "rollback",
        "rollbackTo",
        "status",
        "verify",
        "wordsOf",
      ]
    `);
  });
});
