import type { LiveComposition, Pin } from '@coinlane/shared-contracts/lifecycle';

import { notRequested, withdrawnOf } from './page-composition.rule';
import type { PageComposition, RemoteRecord } from './page-composition.rule';

/** Update of the page composition after an event. */
export type Change = (view: PageComposition) => PageComposition;

const inRecord =
  (name: string, change: (record: RemoteRecord) => Partial<RemoteRecord>): Change =>
  (view) => ({
    ...view,
    remotes: view.remotes.map((record) => (record.name === name ? { ...record, ...change(record) } : record)),
  });

/** A slot requests the remote. */
export const asked = ({ name, why, stable }: Pin): Change =>
  inRecord(name, () => ({ why, version: stable.version, state: 'loading', loadMs: null }));

/** The remote is mounted in its slot. */
export const ready = (remote: string, version: string, loadMs: number): Change =>
  inRecord(remote, ({ loaded }) => ({
    version,
    state: 'ready',
    loadMs,
    loaded: loaded.includes(version) ? loaded : [...loaded, version],
  }));

/** A version failed. Another version may still fill the slot. */
export const failed = (remote: string, version: string, where: string): Change =>
  inRecord(remote, () => ({ lastError: `${version}: ${where}` }));

/** The slot shows an error. */
export const gaveUp = (remote: string): Change => inRecord(remote, () => ({ state: 'failed' }));

/** Whether a reload would lose user input in the remote. */
export const held =
  (remote: string, isHeld: boolean): Change =>
  (view) => {
    const others = view.holders.filter((name) => name !== remote);
    return { ...view, holders: isHeld ? [...others, remote] : others };
  };

/** Applies a new live composition. `pins` are the new pins of the page. */
export const followed =
  (live: LiveComposition, pins: readonly Pin[]): Change =>
  (view) => {
    const pinned = pins.map((pin) => {
      const record = view.remotes.find(({ name }) => name === pin.name);
      return record === undefined || record.state === 'not-asked' ? notRequested(pin) : record;
    });
    const withoutPin = view.remotes.filter(({ name }) => pins.every((pin) => pin.name !== name));
    const remotes = [...pinned, ...withoutPin];
    return { ...view, newestRevision: live.revision, remotes, withdrawn: withdrawnOf(remotes, live) };
  };
