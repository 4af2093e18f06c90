import type { FragmentFailure } from '../fragments/index.ts';

/**
 * Failures that do not depend on the version: the server was overloaded, or excluded a bundle for seconds after
 * losing its threads. The crashes before that were already counted, and a thread that an overloaded machine did
 * not run does not count.
 */
const OF_THE_SERVER: readonly FragmentFailure['kind'][] = ['busy', 'timeout', 'switched-off'];

/** Whether a failed render counts against the version. */
export const isOfVersion = ({ kind }: FragmentFailure): boolean => !OF_THE_SERVER.includes(kind);
