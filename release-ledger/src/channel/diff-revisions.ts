import { pinOf } from '../format/index.ts';
import type { Revision } from '../format/index.ts';

/** One difference between two compositions. */
export type Change =
  | { readonly _tag: 'RemoteAdded'; readonly remote: string; readonly to: string }
  | { readonly _tag: 'RemoteRemoved'; readonly remote: string; readonly from: string }
  | { readonly _tag: 'RemoteChanged'; readonly remote: string; readonly from: string; readonly to: string }
  | { readonly _tag: 'ShellChanged'; readonly from: string; readonly to: string };

type Composition = Pick<Revision, 'shell' | 'remotes'>;

const remoteChange = (remote: string, from: string | null, to: string | null): readonly Change[] => {
  if (from === to) return [];
  if (from === null) return to === null ? [] : [{ _tag: 'RemoteAdded', remote, to }];
  return to === null
    ? [{ _tag: 'RemoteRemoved', remote, from }]
    : [{ _tag: 'RemoteChanged', remote, from, to }];
};

/** What a visitor gets differently: the stable version of each remote, and the shell. */
export const diffRevisions = (from: Composition, to: Composition): readonly Change[] => {
  const names = [...new Set([...Object.keys(from.remotes), ...Object.keys(to.remotes)])].toSorted();
  const remotes = names.flatMap((remote) =>
    remoteChange(remote, pinOf(from, remote)?.stable ?? null, pinOf(to, remote)?.stable ?? null),
  );
  return from.shell === to.shell
    ? remotes
    : [{ _tag: 'ShellChanged', from: from.shell, to: to.shell }, ...remotes];
};
