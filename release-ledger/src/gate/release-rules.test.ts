import { aCandidate, aShell } from './gate.fixture.ts';
import { releaseProblems } from './release-rules.ts';

describe('releaseProblems: a release with the shell', () => {
  it.each([
    { rule: 'everything fits', release: aCandidate(), shell: aShell() },
    {
      rule: 'lazy chunks and duplicate preloads do not count as first load',
      release: aCandidate(),
      shell: aShell({ firstLoadBytes: { usual: 450, byRemote: {} } }),
    },
    {
      rule: 'a remote with its own budget is checked against that',
      release: aCandidate(),
      shell: aShell({ firstLoadBytes: { usual: 0, byRemote: { 'mfe-swap': 450 } } }),
    },
    {
      rule: 'extra shared libraries of the shell are not a problem',
      release: aCandidate({ needs: {} }),
      shell: aShell(),
    },
    {
      rule: 'routes of the table, and routes below its own app path',
      release: aCandidate({ routes: ['/swap', '/apps/swap', '/apps/swap/:id'] }),
      shell: aShell(),
    },
  ])('$rule', ({ release, shell }) => {
    expect(releaseProblems(release, shell)).toEqual([]);
  });

  it.each([
    {
      rule: 'contract',
      what: 'a remote built for a newer contract',
      release: aCandidate({ contract: { built: '0.2.0', range: '^0.2.0' } }),
      shell: aShell(),
      found: 'shell 0.4.0 has contract 0.1.0, the remote accepts ^0.2.0',
      wouldPass: 'a build whose range includes 0.1.0, or a shell with a contract in ^0.2.0',
    },
    {
      rule: 'contract',
      what: 'a shell that is newer than the remote allows',
      release: aCandidate(),
      shell: aShell({ contract: '0.2.0' }),
      found: 'shell 0.4.0 has contract 0.2.0, the remote accepts ^0.1.0',
      wouldPass: 'a build whose range includes 0.2.0, or a shell with a contract in ^0.1.0',
    },
    {
      rule: 'contract',
      what: 'an invalid range',
      release: aCandidate({ contract: { built: '0.1.0', range: 'latest' } }),
      shell: aShell(),
      found: 'contract range "latest", which cannot be compared with contract 0.1.0',
      wouldPass: 'a build whose range includes 0.1.0, or a shell with a contract in latest',
    },
    {
      rule: 'needs',
      what: 'a library the shell has in an older version',
      release: aCandidate({ needs: { react: '^20.0.0' } }),
      shell: aShell(),
      found: 'shell 0.4.0 shares react 19.3.1, the remote needs ^20.0.0',
      wouldPass: 'a build against react 19.3.1, or a shell that shares ^20.0.0',
    },
    {
      rule: 'needs',
      what: 'a library the shell does not share',
      release: aCandidate({ needs: { effector: '^23.0.0' } }),
      shell: aShell(),
      found: 'shell 0.4.0 does not share effector, the remote needs ^23.0.0',
      wouldPass: 'a build that carries its own effector, or a shell that shares it',
    },
    {
      rule: 'needs',
      what: 'a library named like a property of every object',
      release: aCandidate({ needs: { constructor: '*' } }),
      shell: aShell(),
      found: 'shell 0.4.0 does not share constructor, the remote needs *',
      wouldPass: 'a build that carries its own constructor, or a shell that shares it',
    },
    {
      rule: 'unique-name',
      what: 'a unique name without the version',
      release: aCandidate({ uniqueName: 'mfe-swap' }),
      shell: aShell(),
      found: 'uniqueName "mfe-swap"',
      wouldPass: 'mfe-swap@1.0.0, which carries the version',
    },
    {
      rule: 'private-singletons',
      what: 'its own copy of a singleton',
      release: aCandidate({ bundled: ['effector', 'io-ts', 'react'] }),
      shell: aShell(),
      found: 'it carries its own react, effector',
      wouldPass:
        'a build that takes react, effector from shell 0.4.0: shared as a singleton with import: false',
    },
    {
      rule: 'routes',
      what: 'a route of another remote',
      release: aCandidate({ routes: ['/swap', '/exchange'] }),
      shell: aShell(),
      found: 'shell 0.4.0 routes /exchange to mfe-exchange',
      wouldPass: '/apps/swap or a path below it, or a shell whose table routes /exchange to mfe-swap',
    },
    {
      rule: 'routes',
      what: "a route of another remote's app",
      release: aCandidate({ routes: ['/apps/swapping'] }),
      shell: aShell(),
      found: 'shell 0.4.0 does not route /apps/swapping to mfe-swap',
      wouldPass: '/apps/swap or a path below it, or a shell whose table routes /apps/swapping to mfe-swap',
    },
    {
      rule: 'byte-budget',
      what: 'a first load one byte too large',
      release: aCandidate(),
      shell: aShell({ firstLoadBytes: { usual: 449, byRemote: {} } }),
      found: '450 bytes before the remote can be used',
      wouldPass: 'at most 449 bytes',
    },
  ])('$rule: $what', ({ rule, release, shell, found, wouldPass }) => {
    expect(releaseProblems(release, shell)).toEqual([{ rule, release: 'mfe-swap@1.0.0', found, wouldPass }]);
  });

  it('does not assume that a build carries no singleton', () => {
    const { bundled, ...silent } = aCandidate();
    expect(bundled).toBeDefined();
    expect(releaseProblems(silent, aShell())).toEqual([
      {
        rule: 'private-singletons',
        release: 'mfe-swap@1.0.0',
        found: 'a build that does not list its bundled packages',
        wouldPass: 'a build of the preset in @coinlane/tools, which lists them as `bundled`',
      },
    ]);
  });
});
