import type { FragmentFailure } from '../fragments/index.ts';

/**
 * Failures without a relation to the version: the server was overloaded, or keeps a bundle out for seconds after its
 * threads were lost. A crash before that was counted as such; a thread that an overloaded machine did not run was not.
 */
const OF_THE_SERVER: readonly FragmentFailure['kind'][] = ['busy', 'timeout', 'switched-off'];

/** Whether a failed render counts against the version. */
export const isOfVersion = ({ kind }: FragmentFailure): boolean => !OF_THE_SERVER.includes(kind);
