/** Values for the templates of a new remote. */
export type RemoteWords = {
  /** `mfe-rewards`. */
  readonly name: string;
  /** `rewards`: its namespace, and the last part of its path. */
  readonly short: string;
  /** `/apps/rewards`: all paths below belong to the remote, without a row in the shell's route table. */
  readonly path: string;
  /** `Rewards`. */
  readonly title: string;
};

const NAME = /^mfe-[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const LONGEST = 60;

/** Values for a remote's name. Null for an invalid name. */
export const remoteWords = (name: string): RemoteWords | null => {
  if (!NAME.test(name) || name.length > LONGEST) return null;
  const short = name.slice('mfe-'.length);
  const spaced = short.replaceAll('-', ' ');
  return {
    name,
    short,
    path: `/apps/${short}`,
    title: `${spaced.slice(0, 1).toUpperCase()}${spaced.slice(1)}`,
  };
};

/** Fills in a template. `__PATH_PATTERN__` is the path for a regular expression. */
export const fillTemplate = (text: string, { name, short, path, title }: RemoteWords): string =>
  text
    .replaceAll('__PATH_PATTERN__', path.replaceAll('/', '\\/'))
    .replaceAll('__NAME__', name)
    .replaceAll('__SHORT__', short)
    .replaceAll('__PATH__', path)
    .replaceAll('__TITLE__', title);
