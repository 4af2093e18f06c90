const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'the file or folder does not exist',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EROFS: 'the file system is read-only',
  EACCES: 'permission denied',
  EPERM: 'operation not permitted (the file system must allow hard links)',
  ENOTSUP: 'the file system has no hard links',
  EMFILE: 'too many open files',
  ENFILE: 'too many open files',
  EIO: 'the disk reports an error',
  EFBIG: 'the file is larger than allowed here',
  ENOTDIR: 'a part of the path is a file, not a folder',
  EISDIR: 'it is a folder, not a file',
  ENAMETOOLONG: 'the name is too long',
};

const fieldOf = (error: unknown, field: string): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, field) : undefined;

const textOf = (error: unknown, field: 'code' | 'message' | 'name'): string | null => {
  const text = fieldOf(error, field);
  return typeof text === 'string' ? text : null;
};

/** The errno of a failed file operation (`ENOSPC`), or null. */
export const codeOf = (error: unknown): string | null => textOf(error, 'code');

/** Message for a failed file operation, with its errno. */
export const failureReason = (error: unknown): string => {
  const code = codeOf(error);
  if (code === null) return textOf(error, 'message') ?? String(error);
  return `${REASONS[code] ?? 'the file system refused'} (${code})`;
};

/** Message for a network attempt without a response. `afterMs`: duration of the attempt. */
export const connectionReason = (error: unknown, afterMs: number): string => {
  if (textOf(error, 'name') === 'TimeoutError') return `no response within ${String(afterMs)} ms`;
  const cause = codeOf(fieldOf(error, 'cause')) ?? textOf(error, 'message') ?? String(error);
  return `the connection failed (${cause})`;
};
