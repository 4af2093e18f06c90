import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import * as t from 'io-ts';

import { eventCodecsIn, eventHash, hashEvents, readEventCodecs } from './event-hashes.ts';

const contract = (name: string, payload: object) => ({ name, payload });
const claimed = contract('rewards/claimed@1', t.type({ points: t.number }));

describe('hashes of events', () => {
  it('depend on what the event carries alone', () => {
    const alone = hashEvents(['rewards/claimed@1'], eventCodecsIn({ claimed }));
    const beside = eventCodecsIn({
      renamed: claimed,
      spent: contract('rewards/spent@1', t.type({ points: t.string })),
    });
    expect(hashEvents(['rewards/claimed@1'], beside)).toEqual(alone);
  });

  it('change with a field', () => {
    expect(eventHash(t.type({ points: t.string }))).not.toBe(eventHash(claimed.payload));
  });

  it('are sixteen hex digits', () => {
    expect(eventHash(claimed.payload)).toMatch(/^[0-9a-f]{16}$/);
  });

  it('skip what is not an event', () => {
    expect([...eventCodecsIn({ claimed, other: 7, word: { name: 'rewards' } }).keys()]).toEqual([
      'rewards/claimed@1',
    ]);
  });

  it('name the undefined event and the known ones', () => {
    expect(() => hashEvents(['rewards/gone@1'], eventCodecsIn({ claimed }))).toThrow(
      /rewards\/gone@1, which is defined neither.*Known: rewards\/claimed@1$/,
    );
  });

  it('include the shared events', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'events-'));
    mkdirSync(join(folder, 'src'));
    expect([...(await readEventCodecs(folder)).keys()]).toContain('shell/auth-changed@1');
    rmSync(folder, { recursive: true });
  });
});
