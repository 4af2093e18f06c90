import type { LiveComposition, Pin } from '@coinlane/shared-contracts/lifecycle';

import { unasked, withdrawnOf } from './page-composition.rule';
import type { PageComposition, RemoteRecord } from './page-composition.rule';

/** One thing that happened on the page, as a change of what is known of it. */
export type Change = (view: PageComposition) => PageComposition;

const inRecord =
  (name: string, change: (record: RemoteRecord) => Partial<RemoteRecord>): Change =>
  (view) => ({
    ...view,
    remotes: view.remotes.map((record) => (record.name === name ? { ...record, ...change(record) } : record)),
  });

/** A slot asks for the remote. */
export const asked = ({ name, why, stable }: Pin): Change =>
  inRecord(name, () => ({ why, version: stable.version, state: 'loading', loadMs: null }));

/** The remote runs in its slot. */
export const ready = (remote: string, version: string, loadMs: number): Change =>
  inRecord(remote, ({ loaded }) => ({
    version,
    state: 'ready',
    loadMs,
    loaded: loaded.includes(version) ? loaded : [...loaded, version],
  }));

/** Something of a version failed; another version may still save the slot. */
export const failed = (remote: string, version: string, where: string): Change =>
  inRecord(remote, () => ({ lastError: `${version}: ${where}` }));

/** The slot says to the visitor that it could not be filled. */
export const gaveUp = (remote: string): Change => inRecord(remote, () => ({ state: 'failed' }));

/** Something typed into the remote would be lost by a reload, or would no more. */
export const held =
  (remote: string, isHeld: boolean): Change =>
  (view) => {
    const others = view.holders.filter((name) => name !== remote);
    return { ...view, holders: isHeld ? [...others, remote] : others };
  };

/** What is live was heard of; `pins` are the page's from now on. */
export const followed =
  (live: LiveComposition, pins: readonly Pin[]): Change =>
  (view) => {
    const remotes = pins.map((pin) => {
      const record = view.remotes.find(({ name }) => name === pin.name);
      return record === undefined || record.state === 'not-asked' ? unasked(pin) : record;
    });
    return { ...view, newestRevision: live.revision, remotes, withdrawn: withdrawnOf(remotes, live) };
  };
