const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
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

/** The errno of a failed file operation (`ENOSPC`), or null. */
export const codeOf = (error: unknown): string | null =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;

/** Why a file operation failed, in words; the errno stays beside them. */
export const failureReason = (error: unknown): string => {
  const code = codeOf(error);
  if (code === null) return error instanceof Error ? error.message : String(error);
  return `${REASONS[code] ?? 'the file system refused'} (${code})`;
};
