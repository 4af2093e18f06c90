import * as ledger from './index.ts';

describe('the face of release-ledger', () => {
  it('is these names', () => {
    expect(Object.keys(ledger).toSorted()).toMatchInlineSnapshot(`
      [
        "APPS_PATH",
        "ShellFacts",
        "StoreFailure",
        "collectGarbage",
        "compositionProblems",
        "diff",
        "diffRevisions",
        "environments",
        "exitCodeOf",
        "fileKey",
        "folderStore",
        "history",
        "initialise",
        "makeKey",
        "pinComposition",
        "promote",
        "promoteAll",
        "publish",
        "publishedVersions",
        "readHead",
        "readRelease",
        "readSigningKey",
        "readTrustedKeys",
        "releaseProblems",
        "resolveComposition",
        "rollback",
        "rollbackTo",
        "runningCanary",
        "s3Store",
        "satisfies",
        "status",
        "stopCanary",
        "storeFromUrl",
        "verify",
        "wordsOf",
      ]
    `);
  });
});
