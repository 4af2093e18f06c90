import { aLedger, valueOf, wordsOfFailure } from '../testing/a-ledger.ts';
import type { ALedger } from '../testing/a-ledger.ts';
import { pinComposition } from './pin-composition.ts';

let ledger: ALedger;
beforeEach(async () => {
  ledger = aLedger();
  await ledger.live('1.0.0', '1.1.0');
});
afterEach(() => ledger.remove());

describe('pinComposition', () => {
  it.each([
    { what: 'the newest revision', rev: undefined, pinned: 3, version: '1.1.0' },
    { what: 'a revision by number', rev: 2, pinned: 2, version: '1.0.0' },
  ])('pins $what', async ({ rev, pinned, version }) => {
    expect(valueOf(await pinComposition(ledger.store, 'local', rev))).toEqual({
      env: 'local',
      rev: pinned,
      query: `?mfe-rev=${String(pinned)}`,
      shell: '0.1.0',
      remotes: { 'mfe-swap': version },
      canaries: {},
    });
  });

  it.each([0, 4, 1.5])('does not pin revision %s, which does not exist', async (rev) => {
    expect(wordsOfFailure(await pinComposition(ledger.store, 'local', rev))).toContain('Known: 1 to 3.');
  });

  it('does not pin a revision whose releases were removed', async () => {
    ledger.delete('remotes/mfe-swap/1.0.0/release.json');
    expect(wordsOfFailure(await pinComposition(ledger.store, 'local', 2))).toContain(
      'There is no version "1.0.0" in the releases of mfe-swap. Known: 1.1.0.',
    );
  });
});
